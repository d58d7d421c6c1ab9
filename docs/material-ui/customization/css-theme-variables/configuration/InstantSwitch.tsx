import Button from '@mui/material/Button';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: { light: true, dark: true },
});

function SchemeButton() {
  const { colorScheme, setMode } = useColorScheme();

  return (
    <Button
      variant="contained"
      onClick={() => setMode(colorScheme === 'dark' ? 'light' : 'dark')}
      sx={{ m: 2 }}
    >
      Switch between light and dark
    </Button>
  );
}

export default function InstantSwitch() {
  return (
    <ThemeProvider theme={theme} disableTransitionOnChange>
      <SchemeButton />
    </ThemeProvider>
  );
}
