import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    tonalOffset: 0.4,
  },
});

export default theme;
