import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiLinearProgress: {
      defaultProps: { color: 'secondary' },
      styleOverrides: { root: { height: 8, borderRadius: 4 }, bar: { borderRadius: 4 } },
    },
    MuiCircularProgress: {
      defaultProps: { color: 'secondary', size: 28, thickness: 5 },
      styleOverrides: { circle: { strokeLinecap: 'round' } },
    },
  },
});

export default theme;
