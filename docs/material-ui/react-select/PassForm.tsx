import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PassForm() {
  const passRef = React.useRef<HTMLInputElement>(null);
  const [error, setError] = React.useState(false);
  const [ordered, setOrdered] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pass = String(new FormData(event.currentTarget).get('pass'));
    setOrdered(pass);
    setError(pass === '');
    if (pass === '') passRef.current?.focus();
  };

  return (
    <Stack
      component="form"
      aria-label="Festival pass"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 280, alignItems: 'flex-start' }}
    >
      <FormControl fullWidth required error={error}>
        <InputLabel id="pass-label">Pass</InputLabel>
        <Select
          labelId="pass-label"
          id="pass"
          label="Pass"
          name="pass"
          defaultValue=""
          inputRef={passRef}
          onChange={() => setError(false)}
          aria-describedby="pass-help"
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': error }}
        >
          <MenuItem value="Day pass">Day pass, $38.00</MenuItem>
          <MenuItem value="Weekend pass">Weekend pass, $84.00</MenuItem>
          <MenuItem value="Full pass">Full pass, $190.00</MenuItem>
        </Select>
        <FormHelperText id="pass-help">
          {error ? 'Choose a pass.' : 'Valid in every venue'}
        </FormHelperText>
      </FormControl>
      <TextField id="pass-code" name="code" label="Discount code" fullWidth />
      <Button type="submit" variant="contained">
        Order pass
      </Button>
      <Typography role="status" variant="body2">
        {ordered && `Ordered: ${ordered}`}
      </Typography>
    </Stack>
  );
}
