import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
    MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  },
});

export default theme;
