import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const SHORTEST = 8;

export default function RangeSlider() {
  const [bars, setBars] = React.useState<[number, number]>([24, 56]);
  const [first, last] = bars;

  const handleChange = (_event: Event, value: number | number[], thumb: number) => {
    const [start, end] = value as [number, number];
    setBars(
      thumb === 0
        ? [Math.min(start, last - SHORTEST), last]
        : [first, Math.max(end, first + SHORTEST)],
    );
  };

  return (
    <Box role="group" aria-labelledby="solo" sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id="solo">Solo microphone</Typography>
      <Slider
        disableSwap
        min={1}
        max={96}
        value={bars}
        onChange={handleChange}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Opens at bar' : 'Closes at bar')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Open from bar {first} to bar {last}, at least {SHORTEST} bars
      </Typography>
    </Box>
  );
}
