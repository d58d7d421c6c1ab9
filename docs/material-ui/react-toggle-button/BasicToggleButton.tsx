import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const hints = {
  pen: 'Draw on the score with one finger.',
  text: 'Tap a bar to write a note.',
  eraser: 'Wipe over a mark to remove it.',
};

export default function BasicToggleButton() {
  const [tool, setTool] = React.useState<keyof typeof hints | null>('pen');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Marking tool"
        value={tool}
        onChange={(_event, next) => setTool(next)}
      >
        <ToggleButton value="pen">Pen</ToggleButton>
        <ToggleButton value="text">Text</ToggleButton>
        <ToggleButton value="eraser">Eraser</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {tool ? hints[tool] : 'Swipe to turn the page.'}
      </Typography>
    </Stack>
  );
}
