import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiModal: {
      styleOverrides: {
        backdrop: {
          // Those of menus and popovers stay invisible.
          '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(0 60 60 / 0.6)' },
        },
      },
    },
  },
});

export default theme;
