import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: {
          borderRadius: 4,
          variants: [
            { props: { variant: 'outlined' }, style: { borderWidth: 2 } },
            { props: { variant: 'outlined', size: 'small' }, style: { borderStyle: 'dashed' } },
          ],
        },
        label: { fontWeight: 500 },
      },
    },
  },
});

export default theme;
