import * as React from 'react';
import CssBaseline from '@mui/joy/CssBaseline';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';

function ModeChoice() {
  const { mode, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);

  React.useEffect(() => {
    setMounted(true);
  }, []);

  return (
    <FormControl sx={{ p: 2 }}>
      <FormLabel>Appearance</FormLabel>
      <RadioGroup
        orientation="horizontal"
        // The server does not know the mode.
        value={mounted ? mode : null}
        onChange={(event) => setMode(event.target.value as 'light' | 'dark' | 'system')}
      >
        <Radio value="light" label="Light" />
        <Radio value="dark" label="Dark" />
        <Radio value="system" label="System" />
      </RadioGroup>
    </FormControl>
  );
}

export default function ModeSelect() {
  return (
    <CssVarsProvider defaultMode="system">
      <CssBaseline />
      <ModeChoice />
    </CssVarsProvider>
  );
}
