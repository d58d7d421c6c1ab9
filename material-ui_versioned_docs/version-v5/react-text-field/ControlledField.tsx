import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const pricePerNight = 214;

export default function ControlledField() {
  const [nights, setNights] = React.useState('3');
  const total = Number(nights || 0) * pricePerNight;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField
        label="Nights"
        value={nights}
        onChange={(event) => setNights(event.target.value.replace(/\D/g, '').slice(0, 2))}
        inputProps={{ inputMode: 'numeric' }}
      />
      <Typography role="status">Total: ${total}</Typography>
    </Stack>
  );
}
