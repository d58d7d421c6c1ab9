import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function BasicToggleButton() {
  const [tool, setTool] = React.useState<string | null>('pen');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Marking tool"
      value={tool}
      onChange={(_event, next: string | null) => setTool(next)}
    >
      <ToggleButton value="pen">Pen</ToggleButton>
      <ToggleButton value="text">Text</ToggleButton>
      <ToggleButton value="eraser">Eraser</ToggleButton>
    </ToggleButtonGroup>
  );
}
