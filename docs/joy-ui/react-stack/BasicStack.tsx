import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BasicStack() {
  return (
    <Stack spacing={2}>
      <Button>Rent skates</Button>
      <Button variant="soft">Book a lesson</Button>
    </Stack>
  );
}
