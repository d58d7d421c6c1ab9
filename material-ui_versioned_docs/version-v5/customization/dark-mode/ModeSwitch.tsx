import * as React from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  useColorScheme,
} from '@mui/material/styles';

function ModeChoice() {
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);

  React.useEffect(() => setMounted(true), []);

  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Color mode"
      // The mode is unknown on the server, and the first client render has to be the same.
      value={mounted && mode ? mode : null}
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
    <CssVarsProvider defaultMode="system">
      <CssBaseline />
      <Paper variant="outlined" sx={{ m: 2, p: 3 }}>
        <Typography sx={{ mb: 2 }}>Appearance</Typography>
        <ModeChoice />
      </Paper>
    </CssVarsProvider>
  );
}
