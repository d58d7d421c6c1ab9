import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [
  { value: 0, label: 'Dark' },
  { value: 40, label: 'Rehearsal' },
  { value: 85, label: 'Doors open' },
];

export default function CustomMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 3 }}>
      <Slider
        marks={marks}
        defaultValue={40}
        aria-label="House lights"
        getAriaValueText={(percent) => `${percent}%`}
      />
    </Box>
  );
}
