import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const HINT = 'We ask the carrier to follow your choice.';

export default function RequiredChoice() {
  const id = React.useId();
  const firstRadio = React.useRef<HTMLInputElement>(null);
  const [message, setMessage] = React.useState(HINT);
  const [error, setError] = React.useState(false);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choice = new FormData(event.currentTarget).get('absent');
    setError(choice === null);
    if (choice === null) firstRadio.current?.focus();
    setMessage(choice === null ? 'Choose what we should do.' : `Saved: ${String(choice)}`);
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControl required error={error}>
        <FormLabel id={id}>If nobody is at home</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={`${id}-help`}
          aria-required
          aria-invalid={error}
          name="absent"
          onChange={() => {
            setError(false);
            setMessage(HINT);
          }}
        >
          <FormControlLabel
            value="leave at the door"
            inputRef={firstRadio}
            control={<Radio />}
            label="Leave it at the door"
          />
          <FormControlLabel
            value="give to a neighbor"
            control={<Radio />}
            label="Give it to a neighbor"
          />
        </RadioGroup>
        <FormHelperText id={`${id}-help`} role="status" sx={{ mx: 0 }}>
          {message}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ display: 'block', mt: 2 }}>
        Save choice
      </Button>
    </form>
  );
}
