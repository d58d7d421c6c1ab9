import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function StyledSlider() {
  const labelId = React.useId();
  const [level, setLevel] = React.useState(72);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography id={labelId} variant="subtitle2" component="span">
          Master volume
        </Typography>
        <Typography variant="subtitle2" component="span" sx={{ color: 'text.secondary' }}>
          {level}%
        </Typography>
      </Box>
      <Slider
        aria-labelledby={labelId}
        value={level}
        onChange={(_event, value) => setLevel(value as number)}
        sx={{
          height: 32,
          [`& .${sliderClasses.rail}`]: {
            borderRadius: 2,
            bgcolor: 'action.selected',
            opacity: 1,
          },
          [`& .${sliderClasses.track}`]: { border: 0, borderRadius: 2 },
          [`& .${sliderClasses.thumb}`]: {
            width: 8,
            height: 44,
            border: '2px solid',
            borderColor: 'background.paper',
            borderRadius: 1,
            '&::before': { display: 'none' },
            [`&:hover, &.${sliderClasses.active}`]: { boxShadow: 'none' },
            [`&.${sliderClasses.focusVisible}`]: {
              outline: '2px solid',
              outlineColor: 'text.primary',
              boxShadow: 'none',
            },
          },
        }}
      />
    </Box>
  );
}
