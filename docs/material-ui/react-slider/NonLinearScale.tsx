import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const toHertz = (position: number) => Math.round(20 * 10 ** position);

const toText = (hertz: number) =>
  hertz < 1000 ? `${hertz} Hz` : `${(hertz / 1000).toFixed(1)} kHz`;

export default function NonLinearScale() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, pt: 5, px: 4 }}>
      <Slider
        max={3}
        step={0.1}
        shiftStep={0.5}
        scale={toHertz}
        defaultValue={0.7}
        valueLabelDisplay="on"
        valueLabelFormat={toText}
        aria-label="Cut everything below"
        getAriaValueText={toText}
      />
    </Box>
  );
}
