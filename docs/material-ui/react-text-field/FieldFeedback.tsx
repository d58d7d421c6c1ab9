import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const limit = 120;

function findError(email: string) {
  if (email === '') {
    return 'Enter the address that receives the answer.';
  }
  return /^\S+@\S+\.\S+$/.test(email) ? '' : 'Write the address like name@example.com.';
}

export default function FieldFeedback() {
  const [email, setEmail] = React.useState('ingrid@hansen');
  const [checked, setChecked] = React.useState(true);
  const [message, setMessage] = React.useState(
    'We arrive after 22:00. Please leave the key in the box by the door.',
  );
  const error = checked ? findError(email) : '';

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        label="Your email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setChecked(true)}
        error={error !== ''}
        helperText={error || 'The host answers to this address.'}
      />
      <TextField
        label="Message to the host"
        multiline
        minRows={2}
        maxRows={5}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        error={message.length > limit}
        helperText={`Characters: ${message.length} of ${limit}`}
      />
    </Stack>
  );
}
