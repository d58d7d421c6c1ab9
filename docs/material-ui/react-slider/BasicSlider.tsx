import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function BasicSlider() {
  const [level, setLevel] = React.useState(60);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="house-lights">House lights</Typography>
      <Slider
        aria-labelledby="house-lights"
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {level === 0 ? 'The hall is dark.' : `The hall is lit at ${level}%.`}
      </Typography>
    </Box>
  );
}
