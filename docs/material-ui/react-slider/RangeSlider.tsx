import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function RangeSlider() {
  const [bars, setBars] = React.useState([24, 56]);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Slider
        min={1}
        max={96}
        value={bars}
        onChange={(_event, value) => setBars(value as number[])}
        getAriaLabel={(thumb) => (thumb === 0 ? 'Opens at bar' : 'Closes at bar')}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Solo microphone: open from bar {bars[0]} to bar {bars[1]}
      </Typography>
    </Box>
  );
}
