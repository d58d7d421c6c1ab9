import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ControlledSwitch() {
  const [isOpen, setIsOpen] = React.useState(true);

  return (
    <Stack sx={{ gap: 1 }}>
      <FormControlLabel
        control={<Switch checked={isOpen} onChange={(event) => setIsOpen(event.target.checked)} />}
        label="Skylight"
      />
      <Typography role="status" variant="body2">
        {isOpen ? 'Fresh air comes in.' : 'The warmth stays inside.'}
      </Typography>
    </Stack>
  );
}
