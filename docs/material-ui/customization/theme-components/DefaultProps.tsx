import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DefaultProps() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320, alignItems: 'flex-start' }}>
      <TextField label="Booking number" />
      <Button>Find booking</Button>
    </Stack>
  );
}
