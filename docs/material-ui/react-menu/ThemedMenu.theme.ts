import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiMenu: {
      defaultProps: { elevation: 2 },
      styleOverrides: {
        paper: { borderRadius: 12 },
        list: { paddingInline: 8 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          borderRadius: 6,
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
        },
      },
    },
  },
});

export default theme;
