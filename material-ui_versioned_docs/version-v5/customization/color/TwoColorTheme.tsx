import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TwoColorTheme() {
  return (
    <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 400 }}>
      <Typography>Invoice 2041</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Fjord Ferries, due on June 14
      </Typography>
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained">Send invoice</Button>
        <Button variant="contained" color="secondary">
          Mark as paid
        </Button>
        <Button color="inherit">Save draft</Button>
      </Stack>
    </Paper>
  );
}
