import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const stations = [
  { name: 'Fir Lake', snow: 84, left: '12%', top: '62%' },
  { name: 'Kestrel Saddle', snow: 212, left: '34%', top: '20%' },
  { name: 'North Hut', snow: 167, left: '58%', top: '50%' },
  { name: 'Old Toll', snow: 41, left: '80%', top: '66%' },
];

export default function StaggeredStations() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
      <Box
        sx={{
          position: 'relative',
          width: '100%',
          maxWidth: 360,
          height: 160,
          borderRadius: 1,
          background:
            'linear-gradient(150deg, transparent 50%, #8397ad 50%), linear-gradient(205deg, #d8e2ec 45%, #a9b9ca 45%)',
        }}
      >
        {stations.map(({ name, snow, left, top }, index) => (
          <Zoom
            key={name}
            in={shown}
            style={{ transitionDelay: shown ? `${index * 100}ms` : '0ms' }}
          >
            <Avatar
              role="img"
              aria-label={`${name}: ${snow} cm of snow`}
              sx={{
                position: 'absolute',
                left,
                top,
                bgcolor: '#23395b',
                color: '#fff',
                fontSize: 14,
              }}
            >
              {snow}
            </Avatar>
          </Zoom>
        ))}
      </Box>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Hide snow depths' : 'Show snow depths'}
      </Button>
    </Stack>
  );
}
