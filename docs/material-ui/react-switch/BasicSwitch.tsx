import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function BasicSwitch() {
  const [heating, setHeating] = React.useState(true);

  return (
    <Stack sx={{ gap: 1 }}>
      <FormControlLabel
        control={
          <Switch checked={heating} onChange={(event) => setHeating(event.target.checked)} />
        }
        label="Bench heating"
      />
      <Typography role="status" variant="body2">
        {heating ? 'The seedlings are kept at 72 °F.' : 'The benches are cooling down.'}
      </Typography>
    </Stack>
  );
}
