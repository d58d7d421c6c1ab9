import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const forecasts = [
  'dry until 17:00, then drizzle',
  'drizzle from 16:30, 4°C',
  'dry until midnight',
];

export default function PoliteAlert() {
  const [updates, setUpdates] = React.useState(0);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 480 }}>
      <Button variant="outlined" onClick={() => setUpdates(updates + 1)}>
        Update the forecast
      </Button>
      <Box role="status" sx={{ width: '100%' }}>
        {updates > 0 && (
          <Alert severity="info" role="presentation">
            Milton: {forecasts[(updates - 1) % forecasts.length]}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
