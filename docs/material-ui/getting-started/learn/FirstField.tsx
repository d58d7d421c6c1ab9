import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FirstBooking() {
  return (
    <Stack component="form" spacing={2} sx={{ maxWidth: 280 }}>
      <TextField label="Name" name="name" defaultValue="Ada" />
      <Button type="reset" variant="contained">
        Start again
      </Button>
    </Stack>
  );
}
