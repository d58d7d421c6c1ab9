import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function OrderActions() {
  const id = React.useId();
  const [express, setExpress] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Typography id={id}>Order 4117: 6 of 8 items packed</Typography>
      <LinearProgress variant="determinate" value={75} aria-labelledby={id} />
      <FormControlLabel
        control={
          <Switch
            color="secondary"
            checked={express}
            onChange={(event) => setExpress(event.target.checked)}
          />
        }
        label="Express delivery"
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained">Pack the rest</Button>
        <Button variant="outlined">Print label</Button>
        <Button variant="contained" color="secondary">
          Call courier
        </Button>
      </Stack>
    </Stack>
  );
}
