import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function ValueLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider valueLabelDisplay="auto" aria-label="Reverb" defaultValue={30} />
    </Box>
  );
}
