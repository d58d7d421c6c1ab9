import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function BasicTextField() {
  const [guest, setGuest] = React.useState('');

  return (
    <Stack spacing={1}>
      <TextField
        id="guest-name"
        label="Name of guest"
        value={guest}
        onChange={(event) => setGuest(event.target.value)}
      />
      <Typography variant="body2">Room reserved for: {guest || 'nobody yet'}</Typography>
    </Stack>
  );
}
