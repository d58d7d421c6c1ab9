import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function SliderMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        marks
        min={0}
        max={60}
        step={10}
        defaultValue={30}
        valueLabelDisplay="auto"
        aria-label="Intermission"
        getAriaValueText={(minutes) => `${minutes} minutes`}
      />
    </Box>
  );
}
