import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Dark' },
  { value: 50, label: 'Half' },
  { value: 100, label: 'Full' },
];

export default function VerticalSlider() {
  return (
    <Box sx={{ height: 200 }}>
      <Slider orientation="vertical" marks={marks} aria-label="Balcony lights" defaultValue={50} />
    </Box>
  );
}
