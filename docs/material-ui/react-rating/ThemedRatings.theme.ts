import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiRating: {
      styleOverrides: {
        root: {
          color: '#c2528b',
          variants: [{ props: { size: 'huge' }, style: { fontSize: '2.5rem' } }],
          '&.Mui-focusVisible .MuiRating-iconActive': { outline: '2px solid' },
        },
        iconEmpty: { color: 'inherit' },
      },
    },
  },
});

export default theme;
