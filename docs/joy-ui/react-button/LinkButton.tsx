import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LinkButton() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button component="a" href="/trips/2041">
        View itinerary
      </Button>
      <Button component="a" href="/trips/2041/fare-rules" variant="plain">
        Read the fare rules
      </Button>
    </Stack>
  );
}
