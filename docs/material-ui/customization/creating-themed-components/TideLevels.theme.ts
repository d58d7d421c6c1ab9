import { createTheme } from '@mui/material/styles';

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
