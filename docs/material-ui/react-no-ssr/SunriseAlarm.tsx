import * as React from 'react';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sunrise = new Date('2026-06-21T01:54:00Z');
function TimeField() {
  const time = sunrise.toLocaleTimeString('en-GB', { timeStyle: 'short' });
  return <TextField label="Wake me at" type="time" name="wake" required defaultValue={time} />;
}

export default function SunriseAlarm() {
  const [alarm, setAlarm] = React.useState('');

  const save = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAlarm(String(new FormData(event.currentTarget).get('wake')));
  };

  return (
    <Stack component="form" spacing={2} onSubmit={save} sx={{ width: '100%', maxWidth: 260 }}>
      <Typography>Sunrise in Oslo, June 21</Typography>
      <NoSsr
        fallback={
          <TextField
            label="Wake me at"
            type="time"
            disabled
            slotProps={{ inputLabel: { shrink: true } }}
          />
        }
      >
        <TimeField />
      </NoSsr>
      <Button type="submit" variant="outlined">
        Set the alarm
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {alarm !== '' && `The alarm rings at ${alarm}.`}
      </Typography>
    </Stack>
  );
}
