import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideDirections() {
  const [shown, setShown] = React.useState(true);
  const [webcam, setWebcam] = React.useState<HTMLElement | null>(null);

  return (
    <Box sx={{ textAlign: 'center' }}>
      <Box
        ref={setWebcam}
        sx={{
          width: 280,
          height: 150,
          mb: 2,
          overflow: 'hidden',
          display: 'grid',
          placeItems: 'center',
          borderRadius: 1,
          background: 'linear-gradient(160deg, #9fc3e6 45%, #eef3f8 46% 70%, #c3cfdd 71%)',
        }}
      >
        <Slide in={shown} direction="left" container={webcam}>
          <Paper sx={{ px: 2, py: 1 }}>Wind WNW, 64 km/h</Paper>
        </Slide>
      </Box>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the wind' : 'Show the wind'}
      </Button>
    </Box>
  );
}
