import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export function Departures() {
  const [booked, setBooked] = React.useState(false);

  return (
    <Stack component="main" spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
      <Typography component="h1" variant="h4">
        Departures
      </Typography>
      <Button variant="contained" onClick={() => setBooked(true)}>
        {booked ? 'Booked' : 'Book the 9:40'}
      </Button>
    </Stack>
  );
}
