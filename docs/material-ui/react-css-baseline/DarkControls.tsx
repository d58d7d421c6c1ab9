import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({ palette: { mode: 'dark' } });

export default function DarkControls() {
  const [matching, setMatching] = React.useState(true);
  const id = React.useId();

  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ colorScheme: 'normal', width: '100%', maxWidth: 320 }}>
        <ScopedCssBaseline enableColorScheme={matching}>
          <Stack spacing={1} sx={{ p: 2 }}>
            <FormControlLabel
              label="enableColorScheme"
              control={
                <Switch checked={matching} onChange={(_event, checked) => setMatching(checked)} />
              }
            />
            <label htmlFor={id}>Proof due</label>
            <input id={id} name="due" type="date" defaultValue="2026-03-12" />
          </Stack>
        </ScopedCssBaseline>
      </Box>
    </ThemeProvider>
  );
}
