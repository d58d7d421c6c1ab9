import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function BasicSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider aria-label="House lights" defaultValue={60} />
    </Box>
  );
}
