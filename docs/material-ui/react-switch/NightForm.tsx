import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function NightForm() {
  const [summary, setSummary] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const on = new FormData(event.currentTarget).getAll('night');
    setSummary(on.length > 0 ? `Tonight: ${on.join(', ')}` : 'Tonight: everything off');
  };

  return (
    <Stack
      component="form"
      aria-label="Night program"
      onSubmit={handleSubmit}
      sx={{ alignItems: 'flex-start', minWidth: 240 }}
    >
      <FormControlLabel
        control={<Switch name="night" value="thermal screen" defaultChecked />}
        label="Thermal screen"
      />
      <FormControlLabel
        control={<Switch name="night" value="dehumidifier" />}
        label="Dehumidifier"
      />
      <Button type="submit" variant="contained" sx={{ my: 1.5 }}>
        Start program
      </Button>
      <Typography role="status" variant="body2">
        {summary}
      </Typography>
    </Stack>
  );
}
