import Card from '@mui/joy/Card';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { shadowRing: '0 0 0 1px rgba(0 0 0 / 0.12)' },
    dark: { shadowRing: '0 0 0 1px rgba(255 255 255 / 0.24)' },
  },
});

export default function ShadowRing() {
  return (
    <CssVarsProvider theme={theme}>
      <Card variant="plain" sx={{ maxWidth: 240, boxShadow: 'md' }}>
        Night Tram, live
      </Card>
    </CssVarsProvider>
  );
}
