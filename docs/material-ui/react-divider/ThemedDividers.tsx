import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function ThemedDividers() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Typography variant="h6" component="div">
        A House on Stilts
      </Typography>
      <Divider variant="curtain" />
      <Typography variant="body2">First performed on March 3, 1911</Typography>
      <Divider />
      <Typography variant="body2">In French with subtitles in English</Typography>
    </Box>
  );
}
