import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiLink: {
      defaultProps: { color: 'textPrimary' },
      styleOverrides: {
        root: ({ theme }) => ({
          textUnderlineOffset: '0.2em',
          '&:hover': { textDecorationThickness: 2 },
          '&.Mui-focusVisible': {
            outline: `3px solid ${(theme.vars || theme).palette.secondary.main}`,
            outlineOffset: 2,
            borderRadius: 2,
          },
        }),
        underlineAlways: ({ theme }) => ({
          textDecorationColor: (theme.vars || theme).palette.secondary.main,
        }),
      },
    },
  },
});

export default theme;
