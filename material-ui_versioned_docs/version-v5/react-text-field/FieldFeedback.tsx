import * as React from 'react';
import TextField from '@mui/material/TextField';

function findError(email: string) {
  if (email === '') {
    return 'Enter the address that receives the invoice.';
  }
  return /^\S+@\S+\.\S+$/.test(email) ? '' : 'Write the address like name@example.com.';
}

export default function FieldFeedback() {
  const [email, setEmail] = React.useState('accounts@hansen');
  const [checked, setChecked] = React.useState(true);
  const error = checked ? findError(email) : '';

  return (
    <TextField
      label="Send invoices to"
      type="email"
      required
      fullWidth
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={() => setChecked(true)}
      error={error !== ''}
      helperText={error || 'We send one message per invoice.'}
      sx={{ maxWidth: 360 }}
    />
  );
}
