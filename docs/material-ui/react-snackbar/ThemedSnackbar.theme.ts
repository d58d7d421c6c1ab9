import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSnackbar: {
      defaultProps: {
        anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        autoHideDuration: 6000,
      },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { borderRadius: 24, backgroundColor: '#0b4f4a', color: '#fff' },
        action: { '& .MuiButton-root': { textTransform: 'none' } },
      },
    },
  },
});

export default theme;
