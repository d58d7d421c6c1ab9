import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ControlledCheckbox() {
  const [email, setEmail] = React.useState(false);

  return (
    <Stack sx={{ gap: 1 }}>
      <FormControlLabel
        control={<Checkbox checked={email} onChange={(event) => setEmail(event.target.checked)} />}
        label="Email me the results"
      />
      <Typography role="status" variant="body2">
        {email ? 'You get them by email.' : 'We call you.'}
      </Typography>
    </Stack>
  );
}
