import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const toHertz = (position: number) => Math.round(20 * 10 ** position);

const toText = (hertz: number) =>
  hertz < 1000 ? `${hertz} Hz` : `${(hertz / 1000).toFixed(1)} kHz`;

export default function ValueLabels() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="low-cut" sx={{ mb: 5 }}>
        Cut everything below
      </Typography>
      <Slider
        aria-labelledby="low-cut"
        defaultValue={0.7}
        max={3}
        step={0.1}
        shiftStep={0.5}
        scale={toHertz}
        valueLabelDisplay="on"
        valueLabelFormat={toText}
        getAriaValueText={toText}
      />
    </Box>
  );
}
