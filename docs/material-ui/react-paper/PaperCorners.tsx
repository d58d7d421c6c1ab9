import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperCorners() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Paper sx={{ p: 2 }}>
        <Typography>4 pixels</Typography>
      </Paper>
      <Paper square sx={{ p: 2 }}>
        <Typography>Square</Typography>
      </Paper>
      <Paper sx={{ p: 2, borderRadius: 3 }}>
        <Typography>12 pixels</Typography>
      </Paper>
    </Stack>
  );
}
