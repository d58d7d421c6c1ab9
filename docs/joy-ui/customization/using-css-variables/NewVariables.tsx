import Box from '@mui/joy/Box';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface RadiusOverrides {
    loaf: true;
  }
}

const theme = extendTheme({
  radius: { loaf: '32px 32px 4px 4px' },
});

export default function NewVariables() {
  return (
    <CssVarsProvider theme={theme}>
      <Box
        sx={{ p: 2, borderRadius: 'loaf', bgcolor: 'warning.softBg', color: 'warning.softColor' }}
      >
        Sourdough
      </Box>
    </CssVarsProvider>
  );
}
