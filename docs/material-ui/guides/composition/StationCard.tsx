import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function StationCard() {
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2 }}>
      <Typography component="h3" variant="h6">
        Harbor
      </Typography>
      <Typography component="address" variant="body2">
        Quay 4, beside the fish market
      </Typography>
    </Paper>
  );
}
