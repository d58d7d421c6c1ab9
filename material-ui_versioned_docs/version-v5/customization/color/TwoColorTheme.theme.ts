import { indigo, teal } from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: indigo,
    secondary: { main: teal[800] },
  },
});

export default theme;
