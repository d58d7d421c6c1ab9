import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  fontFamily: { display: 'Georgia, serif', body: 'Verdana, sans-serif' },
});

export default function ThemedFonts() {
  return (
    <CssVarsProvider theme={theme}>
      <div>
        <Typography component="h2" level="h3">
          The Harbor Courier
        </Typography>
        <Typography>Printed every Friday.</Typography>
      </div>
    </CssVarsProvider>
  );
}
