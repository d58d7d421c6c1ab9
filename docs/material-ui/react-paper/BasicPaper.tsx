import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper elevation={3} sx={{ maxWidth: 340, p: 3 }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Concert poster, 120 copies
      </Typography>
      <Typography variant="body2">
        Two colors on cotton board, 50 by 70 cm. Ready on Thursday at noon.
      </Typography>
    </Paper>
  );
}
