'use client';

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useColorScheme } from '@mui/material/styles';

export function ModeSelect() {
  const { mode, setMode } = useColorScheme();

  return (
    <TextField
      select
      label="Color mode"
      margin="normal"
      fullWidth
      value={mode ?? ''}
      onChange={(event) => setMode(event.target.value as 'light' | 'dark' | 'system')}
    >
      <MenuItem value="system">System</MenuItem>
      <MenuItem value="light">Light</MenuItem>
      <MenuItem value="dark">Dark</MenuItem>
    </TextField>
  );
}
