import { createTheme } from '@mui/material/styles';

const { breakpoints } = createTheme();

const theme = createTheme({
  typography: {
    h4: {
      fontSize: '1.5rem',
      [breakpoints.up('md')]: { fontSize: '2.125rem' },
    },
  },
});

export default theme;
