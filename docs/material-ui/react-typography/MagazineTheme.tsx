import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function MagazineTheme() {
  return (
    <Box sx={{ maxWidth: 440 }}>
      <Typography variant="overline">Geology</Typography>
      <Typography variant="h5" component="h2" gutterBottom>
        A coastline older than its sea
      </Typography>
      <Typography gutterBottom>
        The cliffs were dunes of a desert before the water came. Their layers still lean with the
        wind.
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Layers of sandstone, exposed at low tide
      </Typography>
    </Box>
  );
}
