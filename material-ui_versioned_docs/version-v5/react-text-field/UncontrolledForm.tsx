import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function UncontrolledForm() {
  const [address, setAddress] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setAddress(`${String(data.get('street'))}, ${String(data.get('city'))}`);
  };

  return (
    <Stack
      component="form"
      aria-label="Delivery address"
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <TextField
        name="street"
        label="Street and number"
        defaultValue="Strandgaten 12"
        autoComplete="street-address"
        required
        fullWidth
      />
      <TextField
        name="city"
        label="City"
        defaultValue="Bergen"
        autoComplete="address-level2"
        required
        fullWidth
      />
      <Button type="submit" variant="contained">
        Save address
      </Button>
      <Typography role="status" variant="body2">
        {address && `Saved: ${address}`}
      </Typography>
    </Stack>
  );
}
