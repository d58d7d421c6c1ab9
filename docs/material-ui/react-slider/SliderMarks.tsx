import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const lamps = [
  { value: 2000, label: '2,000 K' },
  { value: 3200, label: '3,200 K' },
  { value: 4300, label: '4,300 K' },
  { value: 5600, label: '5,600 K' },
];

export default function SliderMarks() {
  const [seconds, setSeconds] = React.useState(4);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, px: 3 }}>
      <Typography id="fade-time">Fade time</Typography>
      <Slider
        aria-labelledby="fade-time"
        marks
        max={8}
        step={0.5}
        shiftStep={2}
        value={seconds}
        onChange={(_event, value) => setSeconds(value as number)}
        getAriaValueText={(value) => `${value} seconds`}
      />
      <Typography variant="body2" sx={{ mb: 3, color: 'text.secondary' }}>
        {seconds} s from dark to full
      </Typography>
      <Typography id="lamp-white">Color temperature</Typography>
      <Slider
        aria-labelledby="lamp-white"
        marks={lamps}
        min={2000}
        max={5600}
        step={null}
        defaultValue={3200}
        getAriaValueText={(kelvin) => `${kelvin} kelvin`}
      />
    </Box>
  );
}
