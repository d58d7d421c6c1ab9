import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const toSeconds = (value: number) => `${value.toFixed(2)} s`;

export default function SmallSteps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        max={1}
        step={0.05}
        shiftStep={0.2}
        defaultValue={0.35}
        valueLabelDisplay="auto"
        valueLabelFormat={toSeconds}
        aria-label="Echo"
        getAriaValueText={toSeconds}
      />
    </Box>
  );
}
