import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ThemedButtons() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button variant="contained">Pay now</Button>
      <Button variant="dashed">Add a passenger</Button>
      <Button variant="outlined">Apply voucher</Button>
    </Stack>
  );
}
