import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TicketPaper() {
  return (
    <Paper variant="ticket" sx={{ p: 2, maxWidth: 280 }}>
      <Typography>Bergen to Stavanger</Typography>
      <Typography variant="body2">June 14, 8:15, pier 2</Typography>
    </Paper>
  );
}
