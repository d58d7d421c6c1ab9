import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const parts = ['Strings', 'Winds', 'Brass', 'Timpani'];

export default function ShownParts() {
  const [shown, setShown] = React.useState(['Strings', 'Brass']);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Parts in the score"
        value={shown}
        onChange={(_event, next: string[]) => setShown(next)}
      >
        {parts.map((part) => (
          <ToggleButton key={part} value={part}>
            {part}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2">
        {shown.length > 0 ? `The score shows: ${shown.join(', ')}` : 'The score is empty.'}
      </Typography>
    </Stack>
  );
}
