import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function ArticleTeaser() {
  return (
    <Box component="article" sx={{ maxWidth: 440 }}>
      <Typography variant="overline">Marine biology</Typography>
      <Typography variant="h5" component="h2" gutterBottom>
        The secret map of the eel
      </Typography>
      <Typography gutterBottom>
        Nobody has ever seen eels spawn. Tags on 26 animals now show the route to the Sargasso Sea.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        By Clara Santos, 12 minutes
      </Typography>
    </Box>
  );
}
