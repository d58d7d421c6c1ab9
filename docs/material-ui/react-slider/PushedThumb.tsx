import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const MIN = 1;
const MAX = 96;
const SHORTEST = 8;

export default function PushedThumb() {
  const [bars, setBars] = React.useState<[number, number]>([24, 56]);

  const handleChange = (_event: Event, value: number | number[], thumb: number) => {
    const [start, end] = value as [number, number];
    if (end - start >= SHORTEST) {
      setBars([start, end]);
    } else if (thumb === 0) {
      const first = Math.min(start, MAX - SHORTEST);
      setBars([first, first + SHORTEST]);
    } else {
      const last = Math.max(end, MIN + SHORTEST);
      setBars([last - SHORTEST, last]);
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Slider
        disableSwap
        min={MIN}
        max={MAX}
        value={bars}
        onChange={handleChange}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Echo starts at bar' : 'Echo ends at bar')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        From bar {bars[0]} to bar {bars[1]}
      </Typography>
    </Box>
  );
}
