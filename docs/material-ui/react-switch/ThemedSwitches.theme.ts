import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSwitch: {
      defaultProps: { color: 'success', inputProps: { role: 'switch' } },
      styleOverrides: {
        switchBase: {
          '&.Mui-checked + .MuiSwitch-track': { opacity: 0.8 },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.3 },
        },
        track: { opacity: 0.6 },
      },
    },
  },
});

export default theme;
