import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ThemedButtonGroup() {
  const [visit, setVisit] = React.useState('A visitor asks for drawer 8.');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <ButtonGroup aria-label="Request for drawer 8">
        <Button onClick={() => setVisit('Visit on Friday at 2:00 PM')}>Accept</Button>
        <Button onClick={() => setVisit('Another day proposed')}>Propose</Button>
        <Button onClick={() => setVisit('Request declined')}>Decline</Button>
      </ButtonGroup>
      <Typography role="status" variant="body2">
        {visit}
      </Typography>
    </Stack>
  );
}
