import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PassForm() {
  const id = React.useId();
  const passRef = React.useRef<{ focus: () => void }>(null);
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
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 280, alignItems: 'flex-start' }}
    >
      <FormControl fullWidth required error={error}>
        <InputLabel id={`${id}-label`}>Pass</InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          label="Pass"
          name="pass"
          defaultValue=""
          inputRef={passRef}
          onChange={() => setError(false)}
          aria-describedby={`${id}-help`}
          SelectDisplayProps={{ 'aria-required': true, 'aria-invalid': error }}
        >
          <MenuItem value="Day pass">Day pass, $38.00</MenuItem>
          <MenuItem value="Weekend pass">Weekend pass, $84.00</MenuItem>
          <MenuItem value="Full pass">Full pass, $190.00</MenuItem>
        </Select>
        <FormHelperText id={`${id}-help`}>
          {error ? 'Choose a pass.' : 'Valid in every venue'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Order pass
      </Button>
      <Typography role="status" variant="body2">
        {ordered === '' ? '' : `Ordered: ${ordered}`}
      </Typography>
    </Stack>
  );
}
