import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper elevation={3} sx={{ width: '100%', maxWidth: 340, p: 3 }}>
      <Typography variant="overline" color="textSecondary" component="div">
        Job 2207
      </Typography>
      <Typography variant="h6" component="div" gutterBottom>
        Concert poster, 120 copies
      </Typography>
      <Typography variant="body2">
        Two colors on cotton board, 50 by 70 cm. Ready on Thursday at noon.
      </Typography>
    </Paper>
  );
}
