import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  cssVariables: {
    colorSchemeSelector: 'data-switch-scheme',
    // The next two keep the example apart from the page around it.
    cssVarPrefix: 'switch',
    disableCssColorScheme: true,
  },
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
  const [node, setNode] = React.useState<HTMLElement | null>(null);

  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={node}
      modeStorageKey="switch-example-mode"
      colorSchemeStorageKey="switch-example-scheme"
      disableNestedContext
    >
      <Paper ref={setNode} variant="outlined" sx={{ p: 3, width: '100%', maxWidth: 360 }}>
        <Typography sx={{ mb: 2 }}>Appearance</Typography>
        <ModeChoice />
      </Paper>
    </ThemeProvider>
  );
}
