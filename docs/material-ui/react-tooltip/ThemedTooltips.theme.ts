import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiTooltip: {
      defaultProps: {
        arrow: true,
        placement: 'top',
        slotProps: {
          popper: { modifiers: [{ name: 'offset', options: { offset: [0, -6] } }] },
        },
      },
      styleOverrides: {
        tooltip: { backgroundColor: '#1b3a2f', fontSize: '0.8125rem' },
        arrow: { color: '#1b3a2f' },
      },
    },
  },
});

export default theme;
