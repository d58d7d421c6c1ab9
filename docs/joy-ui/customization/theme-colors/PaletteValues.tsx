import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const teal = {
  50: '#effaf7',
  100: '#d8f3ec',
  200: '#b4e6da',
  300: '#7fd1bf',
  400: '#45b39c',
  500: '#00796b',
  600: '#00665a',
  700: '#004d44',
  800: '#00332d',
  900: '#001f1b',
};

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { primary: teal } },
    dark: { palette: { primary: teal } },
  },
});

export default function PaletteValues() {
  return (
    <CssVarsProvider theme={theme}>
      <Button sx={{ m: 0.5 }}>Buy tickets</Button>
      <Button variant="soft" sx={{ m: 0.5 }}>
        Opening hours
      </Button>
    </CssVarsProvider>
  );
}
