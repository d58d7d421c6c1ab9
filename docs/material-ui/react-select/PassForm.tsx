import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PassForm() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`${String(data.get('pass'))} for ${String(data.get('holder'))}`);
  };

  return (
    <Stack
      component="form"
      aria-label="Festival pass"
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 280, alignItems: 'flex-start' }}
    >
      <TextField
        id="pass-holder"
        name="holder"
        label="Name on the pass"
        autoComplete="name"
        required
        fullWidth
      />
      <FormControl fullWidth required>
        <InputLabel id="pass-label">Pass</InputLabel>
        <Select
          labelId="pass-label"
          id="pass"
          label="Pass"
          name="pass"
          defaultValue="Weekend pass"
          SelectDisplayProps={{ 'aria-required': true }}
        >
          <MenuItem value="Day pass">Day pass, $38.00</MenuItem>
          <MenuItem value="Weekend pass">Weekend pass, $84.00</MenuItem>
          <MenuItem value="Full pass">Full pass, $190.00</MenuItem>
        </Select>
      </FormControl>
      <Button type="submit" variant="contained">
        Order pass
      </Button>
      <Typography role="status" variant="body2">
        {message && `Ordered: ${message}`}
      </Typography>
    </Stack>
  );
}
