import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const terms = [
  { value: 'now', label: 'On receipt' },
  { value: '14', label: 'Within 14 days' },
  { value: '30', label: 'Within 30 days' },
];

export default function SelectField() {
  const [term, setTerm] = React.useState('14');
  const [currency, setCurrency] = React.useState('USD');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField
        select
        label="Payment terms"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        helperText="Counted from the invoice date"
      >
        {terms.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Currency"
        value={currency}
        onChange={(event) => setCurrency(event.target.value)}
        SelectProps={{ native: true }}
      >
        <option value="USD">US dollar</option>
        <option value="GBP">Pound sterling</option>
        <option value="NOK">Norwegian krone</option>
      </TextField>
    </Stack>
  );
}
