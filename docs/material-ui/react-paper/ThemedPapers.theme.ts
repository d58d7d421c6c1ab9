import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    cut: true;
  }
}

const theme = createTheme({
  shape: { borderRadius: 8 },
  components: {
    MuiPaper: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: {
        root: ({ theme }) => ({
          variants: [
            {
              props: { variant: 'cut' },
              style: { border: `1px dashed ${(theme.vars || theme).palette.text.secondary}` },
            },
          ],
        }),
      },
    },
  },
});

export default theme;
