import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonColors() {
  const [marks, setMarks] = React.useState(['fingering']);

  return (
    <ToggleButtonGroup
      color="secondary"
      aria-label="Marks"
      value={marks}
      onChange={(_event, next: string[]) => setMarks(next)}
    >
      <ToggleButton value="fingering">Fingering</ToggleButton>
      <ToggleButton value="bowing">Bowing</ToggleButton>
    </ToggleButtonGroup>
  );
}
