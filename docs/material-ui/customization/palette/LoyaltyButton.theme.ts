import { createTheme, type PaletteColor, type PaletteColorOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    harbor: PaletteColor;
  }
  interface PaletteOptions {
    harbor?: PaletteColorOptions;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    harbor: true;
  }
}

const { palette } = createTheme();

const theme = createTheme({
  palette: {
    harbor: palette.augmentColor({ color: { main: '#5d4037' }, name: 'harbor' }),
  },
});

export default theme;
