import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BookingForm() {
  return (
    <Stack component="form" spacing={2} sx={{ maxWidth: 320 }}>
      <TextField label="Name on the ticket" />
      <Button>Book the crossing</Button>
    </Stack>
  );
}
