import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiToggleButtonGroup: { defaultProps: { color: 'primary', size: 'small' } },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          paddingInline: 16,
          borderColor: (theme.vars || theme).palette.text.secondary,
          '&.Mui-selected, &.Mui-selected:hover': {
            color: (theme.vars || theme).palette.primary.contrastText,
            backgroundColor: (theme.vars || theme).palette.primary.main,
          },
          '&.Mui-focusVisible': {
            outline: `3px solid ${(theme.vars || theme).palette.text.primary}`,
            outlineOffset: 2,
            zIndex: 1,
          },
        }),
      },
    },
  },
});

export default theme;
