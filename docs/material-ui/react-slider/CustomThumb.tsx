import type * as React from 'react';
import LightbulbIcon from '@mui/icons-material/Lightbulb';
import Box from '@mui/material/Box';
import Slider, { sliderClasses, SliderThumb } from '@mui/material/Slider';

function LampThumb({ children, ...props }: React.HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...props}>
      {children}
      <LightbulbIcon sx={{ fontSize: 18, color: 'primary.contrastText' }} />
    </SliderThumb>
  );
}

export default function CustomThumb() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        slots={{ thumb: LampThumb }}
        aria-label="Reading lamp"
        defaultValue={60}
        sx={{ [`& .${sliderClasses.thumb}`]: { width: 28, height: 28 } }}
      />
    </Box>
  );
}
