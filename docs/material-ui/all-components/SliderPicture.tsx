import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderPicture() {
  return (
    <Box sx={{ width: 120 }}>
      <Slider defaultValue={60} aria-label="Volume" />
    </Box>
  );
}
