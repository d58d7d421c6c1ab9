import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonPicture() {
  return (
    <Stack spacing={1}>
      <Button size="sm">Reserve</Button>
      <Button size="sm" variant="soft">
        Cancel
      </Button>
    </Stack>
  );
}
