import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const SHORTEST = 8;

export default function MinimumDistance() {
  const [[first, last], setBars] = React.useState<[number, number]>([24, 56]);

  const handleChange = (_event: Event, value: number | number[], thumb: number) => {
    const [start, end] = value as [number, number];
    if (thumb === 0) {
      setBars([Math.min(start, last - SHORTEST), last]);
    } else {
      setBars([first, Math.max(end, first + SHORTEST)]);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Slider
        disableSwap
        min={1}
        max={96}
        value={[first, last]}
        onChange={handleChange}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Solo starts at bar' : 'Solo ends at bar')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        From bar {first} to bar {last}, at least {SHORTEST} bars
      </Typography>
    </Box>
  );
}
