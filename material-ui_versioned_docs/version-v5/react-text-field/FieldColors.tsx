import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FieldColors() {
  return (
    <Stack sx={{ gap: 2, width: 240 }}>
      <TextField color="success" focused label="Voucher" defaultValue="SUMMER24" />
      <TextField color="secondary" focused label="Reference" defaultValue="Order 4711" />
    </Stack>
  );
}
