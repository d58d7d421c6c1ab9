import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function EqualStack() {
  return (
    <Stack direction="row" spacing={1} sx={{ width: '100%' }}>
      <Button variant="outlined" href="/courses" sx={{ flex: 1 }}>
        Courses
      </Button>
      <Button variant="outlined" href="/rental-of-equipment" sx={{ flex: 1 }}>
        Rental
      </Button>
    </Stack>
  );
}
