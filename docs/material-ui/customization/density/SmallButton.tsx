import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function SmallButton() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="outlined">Print invoice</Button>
      <Button variant="outlined" size="small">
        Print invoice
      </Button>
    </Stack>
  );
}
