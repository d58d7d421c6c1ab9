import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function VerticalToggleButtons() {
  const [staff, setStaff] = React.useState<string | null>('treble');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="Staff"
      value={staff}
      onChange={(_event, next: string | null) => setStaff(next)}
    >
      <ToggleButton value="treble">Treble</ToggleButton>
      <ToggleButton value="alto">Alto</ToggleButton>
      <ToggleButton value="bass">Bass</ToggleButton>
    </ToggleButtonGroup>
  );
}
