import * as React from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function CourseForm() {
  const [message, setMessage] = React.useState('Six places left, $45.00 each');

  const book = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Booked: ${String(data.get('course'))} for ${String(data.get('climber'))}`);
  };

  return (
    <Stack component="form" onSubmit={book} spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField name="climber" label="Climber" required fullWidth />
        <TextField name="course" label="Course" select fullWidth defaultValue="Belaying">
          <MenuItem value="Belaying">Belaying</MenuItem>
          <MenuItem value="Lead climbing">Lead climbing</MenuItem>
        </TextField>
      </Stack>
      <Stack
        direction="row"
        spacing={2}
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography role="status" variant="body2">
          {message}
        </Typography>
        <Button type="submit" variant="contained" sx={{ flexShrink: 0 }}>
          Book
        </Button>
      </Stack>
    </Stack>
  );
}
