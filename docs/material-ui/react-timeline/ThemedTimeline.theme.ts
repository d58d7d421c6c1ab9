import type {} from '@mui/material/themeCssVarsAugmentation';
import type {} from '@mui/lab/themeAugmentation';
import { createTheme } from '@mui/material/styles';

declare module '@mui/lab/TimelineDot' {
  interface TimelineDotPropsVariantOverrides {
    ring: true;
  }
}

const theme = createTheme({
  components: {
    MuiTimelineItem: { styleOverrides: { root: { '&::before': { flex: 0, padding: 0 } } } },
    MuiTimelineConnector: {
      styleOverrides: {
        root: ({ theme: outer }) => ({
          width: 4,
          backgroundColor: (outer.vars || outer).palette.secondary.main,
        }),
      },
    },
    MuiTimelineDot: {
      defaultProps: { variant: 'ring' },
      styleOverrides: {
        root: ({ theme: outer }) => ({
          variants: [
            {
              props: { variant: 'ring' },
              style: {
                margin: 0,
                padding: 6,
                border: `4px solid ${(outer.vars || outer).palette.secondary.main}`,
                boxShadow: 'none',
              },
            },
          ],
        }),
      },
    },
    MuiTimelineContent: { styleOverrides: { root: { paddingTop: 0 } } },
  },
});

export default theme;
