import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiPopper: {
      defaultProps: {
        placement: 'bottom-end',
        modifiers: [{ name: 'offset', options: { offset: [0, 12] } }],
      },
      styleOverrides: {
        root: ({ theme }) => ({ zIndex: theme.zIndex.tooltip, maxWidth: 240 }),
      },
    },
  },
});

export default theme;
