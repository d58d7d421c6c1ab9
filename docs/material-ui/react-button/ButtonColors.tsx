import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained">Confirm booking</Button>
      <Button variant="contained" color="secondary">
        Save for later
      </Button>
      <Button variant="contained" color="success">
        Mark as paid
      </Button>
      <Button variant="outlined" color="error">
        Cancel trip
      </Button>
      <Button variant="outlined" color="inherit">
        Close
      </Button>
    </Stack>
  );
}
