import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicCheckbox() {
  const [remind, setRemind] = React.useState(true);

  return (
    <Stack sx={{ gap: 1 }}>
      <FormControlLabel
        control={
          <Checkbox checked={remind} onChange={(event) => setRemind(event.target.checked)} />
        }
        label="Text me the day before my visit"
      />
      <Typography role="status" variant="body2">
        {remind ? 'We’ll text +1 555 0142 on March 11.' : 'We won’t send a reminder.'}
      </Typography>
    </Stack>
  );
}
