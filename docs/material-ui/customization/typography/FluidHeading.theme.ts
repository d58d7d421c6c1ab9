import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  typography: {
    h3: { fontSize: 'clamp(1.5rem, 1rem + 2.5vw, 3rem)' },
  },
});

export default theme;
