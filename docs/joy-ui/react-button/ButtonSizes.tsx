import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="sm">Edit</Button>
        <Button>Choose seat</Button>
        <Button size="lg">Check in</Button>
      </Stack>
      <Button fullWidth>Pay $248.00</Button>
    </Stack>
  );
}
