import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiStepIcon: {
      styleOverrides: {
        root: ({ theme }) => ({
          color: (theme.vars || theme).palette.text.secondary,
          '&.Mui-active, &.Mui-completed': {
            color: (theme.vars || theme).palette.secondary.main,
          },
        }),
        text: { fontWeight: 'bold' },
      },
    },
    MuiStepConnector: { styleOverrides: { line: { borderTopWidth: 2 } } },
    MuiStepLabel: { styleOverrides: { label: { fontSize: '1rem' } } },
  },
});

export default theme;
