import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function AlwaysVisibleLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, pt: 5 }}>
      <Slider valueLabelDisplay="on" aria-label="Treble" defaultValue={55} />
    </Box>
  );
}
