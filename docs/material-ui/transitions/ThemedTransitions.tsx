import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function ThemedTransitions() {
  const [storm, setStorm] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 380, minHeight: 168 }}>
      <Button variant="outlined" aria-pressed={storm} onClick={() => setStorm(!storm)}>
        Cable car closed
      </Button>
      <Fade in={storm}>
        <Alert severity="warning">No rides: wind above 60 km/h</Alert>
      </Fade>
      <Collapse in={storm}>
        <Alert severity="info">The bus to Fir Lake runs at 09:30</Alert>
      </Collapse>
    </Stack>
  );
}
