import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function VerticalDividers() {
  return (
    <Stack direction="row" spacing={2} divider={<Divider orientation="vertical" flexItem />}>
      <Typography>2 h 20 min</Typography>
      <Typography>Great Stage</Typography>
      <Typography>from $18</Typography>
    </Stack>
  );
}
