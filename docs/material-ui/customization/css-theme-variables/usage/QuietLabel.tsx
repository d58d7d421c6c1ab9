import Box from '@mui/material/Box';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

export default function QuietLabel() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={({ vars }) => ({
          m: 2,
          p: 1.5,
          typography: 'body2',
          color: 'text.primary',
          bgcolor: `rgba(${vars.palette.primary.mainChannel} / 0.12)`,
        })}
      >
        Quay 4, departs 16:40
      </Box>
    </ThemeProvider>
  );
}
