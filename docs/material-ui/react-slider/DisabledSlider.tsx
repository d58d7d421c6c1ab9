import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function DisabledSlider() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId} sx={{ color: 'text.secondary' }}>
        Pit wash: no lamp connected
      </Typography>
      <Slider disabled aria-labelledby={labelId} defaultValue={50} />
    </Box>
  );
}
