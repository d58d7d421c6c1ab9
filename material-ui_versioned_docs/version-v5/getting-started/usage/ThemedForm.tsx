import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ThemedForm() {
  return (
    <Stack
      component="form"
      aria-label="Redeem a voucher"
      onSubmit={(event) => event.preventDefault()}
      spacing={2}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <TextField label="Voucher code" autoComplete="off" />
      <Button type="submit">Redeem voucher</Button>
    </Stack>
  );
}
