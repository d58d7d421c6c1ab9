import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
});

function ModeChoice() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Color mode"
      // The mode is unknown on the server and in the first client render.
      value={mode ?? null}
      onChange={(_event, next: 'light' | 'dark' | 'system' | null) => {
        if (next) {
          setMode(next);
        }
      }}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ModeSwitch() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Paper variant="outlined" sx={{ m: 2, p: 3 }}>
        <Typography sx={{ mb: 2 }}>Appearance</Typography>
        <ModeChoice />
      </Paper>
    </ThemeProvider>
  );
}
