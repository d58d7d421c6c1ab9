import Button from '@mui/joy/Button';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ColorPalettePropOverrides {
    plum: true;
  }
  interface PaletteOverrides {
    plum: true;
  }
}

const plum = {
  200: '#ecd2ea',
  400: '#c27fbd',
  500: '#7b3f76',
  700: '#4d2349',
  solidColor: '#fff',
  solidBg: '#7b3f76',
  solidHoverBg: '#653160',
  solidActiveBg: '#4d2349',
};

const theme = extendTheme({
  colorSchemes: {
    light: {
      palette: {
        plum: { ...plum, softColor: '#4d2349', softBg: '#f7eaf6', softHoverBg: '#ecd2ea' },
      },
    },
    dark: {
      palette: {
        plum: { ...plum, softColor: '#ecd2ea', softBg: '#331631', softHoverBg: '#4d2349' },
      },
    },
  },
});

export default function NewPalette() {
  return (
    <CssVarsProvider theme={theme}>
      <Button color="plum" sx={{ m: 0.5 }}>
        Become a member
      </Button>
      <Button variant="soft" color="plum" sx={{ m: 0.5 }}>
        Give a membership
      </Button>
    </CssVarsProvider>
  );
}
