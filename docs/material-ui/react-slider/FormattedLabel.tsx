import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const toPrice = (dollars: number) => `$${dollars}`;

export default function FormattedLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, pt: 5 }}>
      <Slider
        min={10}
        max={120}
        step={5}
        defaultValue={45}
        valueLabelDisplay="on"
        valueLabelFormat={toPrice}
        aria-label="Highest ticket price"
        getAriaValueText={toPrice}
      />
    </Box>
  );
}
