import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  transitions: {
    duration: { enteringScreen: 600, leavingScreen: 400 },
    easing: { easeInOut: 'cubic-bezier(0.2, 0, 0, 1)' },
  },
  components: {
    MuiCollapse: { defaultProps: { timeout: { enter: 600, exit: 400 } } },
  },
});

export default theme;
