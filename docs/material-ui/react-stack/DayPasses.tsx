import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DayPasses() {
  return (
    <Stack spacing={2}>
      <Typography variant="h6" component="h2">
        Day passes
      </Typography>
      <Typography>$18.00 on weekdays, $22.00 at the weekend</Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" href="/passes">
          Buy a pass
        </Button>
        <Button href="/prices">All prices</Button>
      </Stack>
    </Stack>
  );
}
