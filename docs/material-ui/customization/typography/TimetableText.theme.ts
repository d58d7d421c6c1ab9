import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    h5: { fontWeight: 700 },
    button: { textTransform: 'none' },
  },
});

export default theme;
