import Box from '@mui/joy/Box';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface PaletteBackgroundOverrides {
    exhibition: true;
  }
}

const theme = extendTheme({
  colorSchemes: {
    light: { palette: { background: { exhibition: '#fbf3e4' } } },
    dark: { palette: { background: { exhibition: '#2a2114' } } },
  },
});

export default function AddedToken() {
  return (
    <CssVarsProvider theme={theme}>
      <Box sx={{ p: 2, color: 'text.primary', bgcolor: 'background.exhibition' }}>
        Maps of the north, hall 3
      </Box>
    </CssVarsProvider>
  );
}
