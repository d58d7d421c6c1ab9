import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function RowStack() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="outlined">Back</Button>
      <Button>Next</Button>
    </Stack>
  );
}
