import { createTheme } from '@mui/material/styles';

declare module '@mui/material/Badge' {
  interface BadgePropsVariantOverrides {
    live: true;
  }
}

const theme = createTheme({
  components: {
    MuiBadge: {
      defaultProps: { color: 'primary', max: 9 },
      styleOverrides: {
        badge: {
          variants: [
            {
              props: { variant: 'live' },
              style: { borderRadius: 4, fontSize: 10, letterSpacing: '0.05em', paddingInline: 4 },
            },
          ],
        },
      },
    },
  },
});

export default theme;
