import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: '#6a1b9a' },
  },
});

export default theme;
