import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyVariants() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h1" component="div">
        h1 Eel
      </Typography>
      <Typography variant="h2" component="div">
        h2 Krill
      </Typography>
      <Typography variant="h3" component="div">
        h3 Herring
      </Typography>
      <Typography variant="h4" component="div">
        h4 Sea urchins
      </Typography>
      <Typography variant="h5" component="div">
        h5 A map of the seabed
      </Typography>
      <Typography variant="h6" component="div">
        h6 How sharks find a wreck
      </Typography>
      <Typography variant="subtitle1" component="div">
        subtitle1 A night on the research ship
      </Typography>
      <Typography variant="subtitle2" component="div">
        subtitle2 Photographs by Ana Lima
      </Typography>
      <Typography variant="body1">body1 The nets come up at dawn.</Typography>
      <Typography variant="body2">body2 The crew counts larvae until noon.</Typography>
      <Typography variant="button">button Subscribe</Typography>
      <Typography variant="caption">caption Depth in meters</Typography>
      <Typography variant="overline">overline Field notes</Typography>
    </Box>
  );
}
