import Card from '@mui/joy/Card';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ShadowOverrides {
    sleeve: true;
  }
}

const theme = extendTheme({
  shadow: { sleeve: '6px 6px 0 rgba(11 107 203 / 0.35)' },
});

export default function NewShadow() {
  return (
    <CssVarsProvider theme={theme}>
      <Card sx={{ maxWidth: 240, boxShadow: 'sleeve' }}>Blue Harbor, first pressing</Card>
    </CssVarsProvider>
  );
}
