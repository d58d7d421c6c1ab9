import Grid2 from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function ThemedGrid() {
  return (
    <Grid2 container sx={{ width: '100%', maxWidth: 520 }}>
      <Grid2 size={3}>
        <Typography variant="subtitle2" component="div">
          Open today until 11 PM
        </Typography>
        <Typography variant="body2">The roof opens at dusk if the sky is clear.</Typography>
      </Grid2>
      <Grid2 size={2}>
        <Typography variant="body2">12 Observatory Hill</Typography>
        <Typography variant="body2">Tram 5, last stop</Typography>
      </Grid2>
    </Grid2>
  );
}
