import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none' } },
  components: {
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
});

export default theme;
