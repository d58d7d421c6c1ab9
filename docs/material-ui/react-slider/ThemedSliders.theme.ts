import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSlider: {
      defaultProps: { size: 'small', color: 'secondary' },
      styleOverrides: {
        rail: { opacity: 0.25 },
        thumb: { borderRadius: 3 },
      },
    },
  },
});

export default theme;
