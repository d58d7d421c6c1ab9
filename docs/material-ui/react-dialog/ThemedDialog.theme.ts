import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiDialog: {
      defaultProps: { fullWidth: true, maxWidth: 'xs' },
      styleOverrides: { paper: { borderRadius: 20 } },
    },
    MuiDialogTitle: { styleOverrides: { root: { paddingBlock: 24, textAlign: 'center' } } },
    MuiDialogActions: {
      styleOverrides: { root: { justifyContent: 'center', padding: 24 } },
    },
  },
});

export default theme;
