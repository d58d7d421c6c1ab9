import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiTabs: {
      defaultProps: { textColor: 'secondary', indicatorColor: 'secondary' },
      styleOverrides: {
        root: { minHeight: 40 },
        indicator: { height: 4, borderRadius: 2 },
      },
    },
    MuiTab: {
      styleOverrides: {
        root: { minHeight: 40, minWidth: 0, textTransform: 'none' },
      },
    },
  },
});

export default theme;
