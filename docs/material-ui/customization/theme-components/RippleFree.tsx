import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function RippleFree() {
  return (
    <Stack direction="row" spacing={2}>
      <FormControlLabel control={<Checkbox />} label="Return ticket" />
      <Button variant="contained">Continue</Button>
    </Stack>
  );
}
