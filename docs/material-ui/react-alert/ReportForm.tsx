import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

type Result = 'open' | 'incomplete' | 'sent';

export default function ReportForm() {
  const [result, setResult] = React.useState<Result>('open');
  const [place, setPlace] = React.useState('');
  const field = React.useRef<HTMLInputElement>(null);

  const send = (event: React.FormEvent) => {
    event.preventDefault();
    if (place.trim() === '') {
      setResult('incomplete');
      field.current?.focus();
    } else {
      setResult('sent');
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={send}
      sx={{ gap: 2, maxWidth: 420, alignItems: 'flex-start' }}
    >
      {result === 'incomplete' && (
        <Alert severity="error" sx={{ alignSelf: 'stretch' }}>
          <AlertTitle>Report not sent</AlertTitle>
          Enter the place of the obstacle.
        </Alert>
      )}
      <TextField
        inputRef={field}
        name="place"
        label="Where is the obstacle?"
        required
        fullWidth
        error={result === 'incomplete'}
        helperText="For example: Route 7, near Milton"
        value={place}
        onChange={(event) => {
          setPlace(event.target.value);
          setResult('open');
        }}
      />
      <Button type="submit" variant="contained">
        Send report
      </Button>
      {result === 'sent' && (
        <Alert severity="success" sx={{ alignSelf: 'stretch' }}>
          Report sent. A crew will check {place}.
        </Alert>
      )}
    </Stack>
  );
}
