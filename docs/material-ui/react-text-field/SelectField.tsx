import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const terms = [
  { value: 'now', label: 'On receipt' },
  { value: '14', label: '14 days' },
  { value: '30', label: '30 days' },
];

export default function SelectField() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField
        id="payment-terms"
        select
        label="Payment terms"
        defaultValue="14"
        helperText="Counted from the invoice date"
      >
        {terms.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        id="payment-currency"
        select
        label="Currency"
        defaultValue="EUR"
        slotProps={{ select: { native: true } }}
      >
        <option value="EUR">Euro</option>
        <option value="GBP">Pound sterling</option>
        <option value="NOK">Norwegian krone</option>
      </TextField>
    </Stack>
  );
}
