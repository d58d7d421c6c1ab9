import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiSkeleton: {
      defaultProps: { animation: 'wave' },
      styleOverrides: {
        root: {
          backgroundColor: 'rgba(20, 120, 160, 0.25)',
          '@media (prefers-reduced-motion: reduce)': { '&, &::after': { animation: 'none' } },
        },
        text: { borderRadius: 8 },
        rounded: { borderRadius: 16 },
      },
    },
  },
});

export default theme;
