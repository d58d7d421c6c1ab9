import { useState } from 'react';
import type { FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function ReminderForm() {
  const [message, setMessage] = useState('');

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isOn = new FormData(event.currentTarget).has('reminder');
    setMessage(isOn ? 'Reminders are on.' : 'Reminders are off.');
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <FormControl orientation="horizontal">
          <FormLabel>Remind me of returns</FormLabel>
          <Switch slotProps={{ input: { name: 'reminder' } }} />
        </FormControl>
        <Button type="submit">Save</Button>
        <Typography role="status" level="body-sm">
          {message}
        </Typography>
      </Stack>
    </form>
  );
}
