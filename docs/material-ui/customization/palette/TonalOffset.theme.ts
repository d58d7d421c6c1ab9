import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    tonalOffset: { light: 0.6, dark: 0.4 },
  },
});

export default theme;
