import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function BasicAlert() {
  const [shown, setShown] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', width: '100%', maxWidth: 480 }}>
      <Button variant="outlined" onClick={() => setShown(true)}>
        Check the Elk Pass
      </Button>
      {shown && (
        <Alert severity="warning" onClose={() => setShown(false)} sx={{ width: '100%' }}>
          Chains are required above 900 m until 08:00.
        </Alert>
      )}
    </Box>
  );
}
