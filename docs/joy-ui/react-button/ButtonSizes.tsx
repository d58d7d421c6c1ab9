import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="sm">Edit</Button>
      <Button>Choose seat</Button>
      <Button size="lg">Check in</Button>
    </Stack>
  );
}
