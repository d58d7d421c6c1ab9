import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function ControlledSlider() {
  const labelId = React.useId();
  const [level, setLevel] = React.useState(40);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Stage lights</Typography>
      <Slider
        aria-labelledby={labelId}
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {level === 0 ? 'The stage is dark.' : `The stage is lit at ${level}%.`}
      </Typography>
    </Box>
  );
}
