import * as React from 'react';
import Alert from '@mui/material/Alert';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ThemedTransitions() {
  const [storm, setStorm] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 380, minHeight: 168 }}>
      <FormControlLabel
        label="Storm messages"
        control={<Switch checked={storm} onChange={(_event, checked) => setStorm(checked)} />}
      />
      <Fade in={storm}>
        <Alert severity="warning">No rides: wind above 60 km/h</Alert>
      </Fade>
      <Collapse in={storm}>
        <Alert severity="info">The bus to Fir Lake runs at 09:30</Alert>
      </Collapse>
    </Stack>
  );
}
