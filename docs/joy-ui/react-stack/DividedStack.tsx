import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividedStack() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" aria-hidden />}>
      <Typography>Ice</Typography>
      <Typography>Curling</Typography>
      <Typography>Café</Typography>
    </Stack>
  );
}
