import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function LinkButton() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button component="a" href="#link">
        View itinerary
      </Button>
      <Button component="a" href="#link" variant="plain">
        Read the fare rules
      </Button>
    </Stack>
  );
}
