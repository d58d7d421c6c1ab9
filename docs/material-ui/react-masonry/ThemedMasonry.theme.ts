import type {} from '@mui/lab/themeAugmentation';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiMasonry: {
      defaultProps: { columns: 2, spacing: 2 },
      styleOverrides: {
        root: ({ theme: { spacing } }) => ({ width: `calc(100% + ${spacing(2)})` }),
      },
    },
  },
});

export default theme;
