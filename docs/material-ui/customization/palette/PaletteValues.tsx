import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function PaletteValues() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained">Book a seat</Button>
      <Button variant="contained" color="secondary">
        Add a car
      </Button>
      <Alert severity="success">Your booking is confirmed.</Alert>
    </Stack>
  );
}
