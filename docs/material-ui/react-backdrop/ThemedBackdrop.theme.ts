import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiBackdrop: {
      styleOverrides: {
        root: ({ ownerState }) => ({
          color: '#fff',
          ...(!ownerState.invisible && { backgroundColor: 'rgba(70, 30, 10, 0.8)' }),
        }),
      },
    },
  },
});

export default theme;
