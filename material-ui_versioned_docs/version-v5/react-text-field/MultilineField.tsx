import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 120;

export default function MultilineField() {
  const [message, setMessage] = React.useState(
    'We arrive after 22:00. Please leave the key in the box by the door.',
  );

  return (
    <TextField
      label="Message to the host"
      multiline
      minRows={2}
      maxRows={5}
      fullWidth
      value={message}
      onChange={(event) => setMessage(event.target.value)}
      error={message.length > limit}
      helperText={`Characters: ${message.length} of ${limit}`}
      sx={{ maxWidth: 420 }}
    />
  );
}
