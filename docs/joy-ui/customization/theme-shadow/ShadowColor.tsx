import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  colorSchemes: {
    light: { shadowChannel: '11 107 203', shadowOpacity: '0.3' },
    dark: { shadowChannel: '67 147 228', shadowOpacity: '0.4' },
  },
});

export default function ShadowColor() {
  return (
    <CssVarsProvider theme={theme}>
      <Button sx={{ m: 2, boxShadow: 'lg' }}>Listen</Button>
    </CssVarsProvider>
  );
}
