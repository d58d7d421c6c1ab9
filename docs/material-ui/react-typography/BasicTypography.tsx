import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function BasicTypography() {
  return (
    <Box component="article" sx={{ maxWidth: 440, color: 'text.primary' }}>
      <Typography variant="overline">Marine biology</Typography>
      <Typography variant="h5" component="h2" gutterBottom>
        The eel that crosses an ocean
      </Typography>
      <Typography gutterBottom>
        Every autumn, European eels leave the rivers and swim 6,000 kilometers to the Sargasso Sea.
        Tags on 26 animals show the route.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        By Clara Santos, 12 minutes
      </Typography>
    </Box>
  );
}
