import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const CueSlider = styled(Slider)({
  [`& .${sliderClasses.mark}`]: { width: 1, height: 12 },
  [`& .${sliderClasses.markActive}`]: { backgroundColor: 'currentColor' },
});

export default function ThemedSliders() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={`${id}-haze`}>Haze</Typography>
      <Slider aria-labelledby={`${id}-haze`} defaultValue={30} sx={{ mb: 2 }} />
      <Typography id={`${id}-cue`}>Cue</Typography>
      <CueSlider aria-labelledby={`${id}-cue`} defaultValue={7} min={1} max={15} marks />
    </Box>
  );
}
