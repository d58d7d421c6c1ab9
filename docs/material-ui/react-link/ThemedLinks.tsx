import type {} from '@mui/material/themeCssVarsAugmentation';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

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

export default function ThemedLinks() {
  return (
    <ThemeProvider theme={theme}>
      <Typography sx={{ maxWidth: 400, color: 'text.primary' }}>
        Camping is allowed at the <Link href="/stay/mill">mill meadow</Link> only. Book a{' '}
        <Link href="/stay/huts">hut by the water</Link> from $35 a night.
      </Typography>
    </ThemeProvider>
  );
}
