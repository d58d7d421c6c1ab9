import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaperVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Paper sx={{ p: 2 }}>
        <Typography>Elevation: card, 9 by 6 cm</Typography>
      </Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography>Outlined: ticket, 7 by 15 cm</Typography>
      </Paper>
    </Stack>
  );
}
