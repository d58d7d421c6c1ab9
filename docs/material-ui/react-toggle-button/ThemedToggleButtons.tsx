import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ThemedToggleButtons() {
  const [pitch, setPitch] = React.useState(442);

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Tuning pitch"
      value={pitch}
      onChange={(_event, next: number | null) => {
        if (next !== null) setPitch(next);
      }}
    >
      <ToggleButton value={415}>415 Hz</ToggleButton>
      <ToggleButton value={440}>440 Hz</ToggleButton>
      <ToggleButton value={442}>442 Hz</ToggleButton>
    </ToggleButtonGroup>
  );
}
