import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  typography: {
    h2: {
      fontSize: 'clamp(1.5rem, 1rem + 2vw, 2.5rem)',
      letterSpacing: 0,
      textWrap: 'balance',
    },
  },
});

export default function ChangedLevels() {
  return (
    <CssVarsProvider theme={theme}>
      <Typography level="h2">
        Ferry company buys two electric ships for the northern route
      </Typography>
    </CssVarsProvider>
  );
}
