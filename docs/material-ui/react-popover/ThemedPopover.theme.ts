import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiPopover: {
      defaultProps: {
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        transformOrigin: { vertical: 'top', horizontal: 'center' },
        elevation: 2,
      },
      styleOverrides: {
        paper: {
          boxSizing: 'border-box',
          padding: 20,
          borderRadius: 16,
          backgroundColor: '#1d4d2b',
          color: '#fff',
        },
      },
    },
  },
});

export default theme;
