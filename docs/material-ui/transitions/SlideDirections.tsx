import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function SlideDirections() {
  const [direction, setDirection] = React.useState<SlideProps['direction']>('left');
  const [shown, setShown] = React.useState(true);
  const [webcam, setWebcam] = React.useState<Element | null>(null);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction"
        value={direction}
        onChange={(_event, value) => value && setDirection(value)}
      >
        {['up', 'down', 'left', 'right'].map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        ref={setWebcam}
        sx={{
          width: 280,
          height: 150,
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          borderRadius: 1,
          background: 'linear-gradient(160deg, #9fc3e6 45%, #eef3f8 46% 70%, #c3cfdd 71%)',
        }}
      >
        <Slide in={shown} direction={direction} container={webcam}>
          <Paper sx={{ px: 2, py: 1 }}>Wind WNW, 64 km/h</Paper>
        </Slide>
      </Box>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the wind' : 'Show the wind'}
      </Button>
    </Stack>
  );
}
