import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-toolpad-color-scheme' },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#4db6ac' } } },
  },
  shape: { borderRadius: 20 },
});

export default function ThemedProvider() {
  return (
    <AppProvider theme={theme}>
      <Stack direction="row" sx={{ gap: 2, p: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" href="/tickets">
          Sell a ticket
        </Button>
        <Button variant="outlined" href="/passengers">
          Print the list
        </Button>
      </Stack>
    </AppProvider>
  );
}
