import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function InvertedTrack() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider track="inverted" aria-label="High cut" defaultValue={70} />
    </Box>
  );
}
