import * as React from 'react';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  Experimental_CssVarsProvider as CssVarsProvider,
  experimental_extendTheme as extendTheme,
  useColorScheme,
} from '@mui/material/styles';

// A prefix of its own keeps the example apart from the page around it.
const theme = extendTheme({ cssVarPrefix: 'switch' });

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
  const [node, setNode] = React.useState<HTMLElement | null>(null);

  return (
    <CssVarsProvider
      theme={theme}
      defaultMode="system"
      attribute="data-switch-scheme"
      colorSchemeNode={node}
      modeStorageKey="switch-example-mode"
      colorSchemeStorageKey="switch-example-scheme"
      disableNestedContext
    >
      <Paper ref={setNode} variant="outlined" sx={{ p: 3, width: '100%', maxWidth: 360 }}>
        <Typography sx={{ mb: 2 }}>Appearance</Typography>
        <ModeChoice />
      </Paper>
    </CssVarsProvider>
  );
}
