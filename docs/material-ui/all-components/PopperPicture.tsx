import StarIcon from '@mui/icons-material/Star';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PopperPicture() {
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
      <StarIcon color="warning" />
      <Paper elevation={4} sx={{ px: 1.5, py: 1, typography: 'caption' }}>
        Vega
        <br />
        25 light-years
      </Paper>
    </Stack>
  );
}
