import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

export default createTheme({
  components: {
    TideLevel: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        value: ({ theme }) => ({ color: (theme.vars || theme).palette.success.main }),
      },
    },
  },
});
