import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function HeadingLevels() {
  return (
    <Box sx={{ maxWidth: 440 }}>
      <Typography variant="h4" component="h2" gutterBottom>
        Issue 42: Migration
      </Typography>
      <Typography variant="h6" component="h3">
        How godwits sleep in the air
      </Typography>
      <Typography gutterBottom>Eleven days without landing, and half a brain at rest.</Typography>
      <Typography variant="subtitle1" component="h3">
        Letters
      </Typography>
      <Typography>Five answers to our question about wandering dunes.</Typography>
    </Box>
  );
}
