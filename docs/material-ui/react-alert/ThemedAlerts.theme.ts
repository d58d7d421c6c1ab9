import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme } from '@mui/material/styles';

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    strip: true;
  }
}

const theme = createTheme({
  components: {
    MuiAlert: {
      defaultProps: { role: 'note', variant: 'strip' },
      styleOverrides: {
        root: ({ theme: current }) => ({
          borderRadius: 0,
          variants: [
            {
              props: { variant: 'strip' },
              style: {
                justifyContent: 'center',
                borderBlock: '2px solid',
                borderColor: (current.vars || current).palette.info.main,
              },
            },
            {
              props: { variant: 'strip', severity: 'warning' },
              style: { borderColor: (current.vars || current).palette.warning.main },
            },
          ],
        }),
      },
    },
  },
});

export default theme;
