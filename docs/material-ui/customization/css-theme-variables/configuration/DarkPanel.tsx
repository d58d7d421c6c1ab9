import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

export default function DarkPanel() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        className="dark"
        sx={{
          m: 2,
          p: 3,
          bgcolor: 'background.paper',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        Audio guide <Button>Play</Button>
      </Box>
    </ThemeProvider>
  );
}
