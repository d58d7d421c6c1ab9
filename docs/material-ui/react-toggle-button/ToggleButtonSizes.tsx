import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonSizes() {
  const [margins, setMargins] = React.useState<string[]>(['left']);
  const handleChange = (_event: React.MouseEvent, next: string[]) => setMargins(next);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Margins, small"
        value={margins}
        onChange={handleChange}
      >
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup aria-label="Margins, medium" value={margins} onChange={handleChange}>
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        size="large"
        aria-label="Margins, large"
        value={margins}
        onChange={handleChange}
      >
        <ToggleButton value="left">Left</ToggleButton>
        <ToggleButton value="right">Right</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
