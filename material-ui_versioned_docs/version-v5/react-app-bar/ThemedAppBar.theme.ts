import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  mixins: { toolbar: { minHeight: 72 } },
  components: {
    MuiAppBar: {
      defaultProps: { color: 'transparent', elevation: 0 },
      styleOverrides: {
        root: ({ theme: current }) => ({
          borderBottom: `1px solid ${(current.vars || current).palette.divider}`,
        }),
      },
    },
  },
});

export default theme;
