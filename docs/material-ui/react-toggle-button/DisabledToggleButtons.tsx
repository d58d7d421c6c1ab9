import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function DisabledToggleButtons() {
  const [clef, setClef] = React.useState<string | null>('bass');

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Clef of the cello"
        value={clef}
        onChange={(_event, next: string | null) => setClef(next)}
      >
        <ToggleButton value="treble">Treble</ToggleButton>
        <ToggleButton value="alto" disabled>
          Alto
        </ToggleButton>
        <ToggleButton value="bass">Bass</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2">The cello has no alto clef.</Typography>
    </Stack>
  );
}
