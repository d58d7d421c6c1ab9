import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const lamps = [
  { value: 2000, label: '2,000 K' },
  { value: 3200, label: '3,200 K' },
  { value: 4300, label: '4,300 K' },
  { value: 5600, label: '5,600 K' },
];

export default function RestrictedValues() {
  return (
    <Box sx={{ width: '100%', maxWidth: 400, px: 4 }}>
      <Slider
        min={1900}
        max={5700}
        step={null}
        marks={lamps}
        defaultValue={3200}
        aria-label="Color temperature"
        getAriaValueText={(kelvin) => `${kelvin} kelvin`}
      />
    </Box>
  );
}
