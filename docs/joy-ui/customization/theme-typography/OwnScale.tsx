import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  fontFamily: { display: 'Georgia, serif' },
  fontSize: { sm: '0.8125rem', md: '0.9375rem', lg: '1.125rem', xl3: '2rem', xl4: '2.625rem' },
  fontWeight: { xl: 400 },
  lineHeight: { xs: '1.15', md: '1.6' },
});

export default function OwnScale() {
  return (
    <CssVarsProvider theme={theme}>
      <div>
        <Typography component="p" level="h1">
          Storm closes the port
        </Typography>
        <Typography>Two ships wait outside. The pilot boat is back on Sunday.</Typography>
        <Typography level="body-sm">By Clara Santos</Typography>
      </div>
    </CssVarsProvider>
  );
}
