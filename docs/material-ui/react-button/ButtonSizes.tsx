import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button size="small" variant="contained">
        Add a stop
      </Button>
      <Button size="medium" variant="contained">
        Find trains
      </Button>
      <Button size="large" variant="contained">
        Pay $89.00
      </Button>
    </Stack>
  );
}
