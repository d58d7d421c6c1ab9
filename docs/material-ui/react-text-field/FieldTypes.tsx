import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FieldTypes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        width: '100%',
        maxWidth: 560,
      }}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        required
      />
      <TextField
        label="Mobile number"
        type="tel"
        autoComplete="tel"
        error
        defaultValue="+47 55"
        helperText="Enter at least eight digits."
      />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="Member number"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 8 } }}
      />
      <TextField
        label="Fare class"
        defaultValue="Flexible"
        slotProps={{ input: { readOnly: true } }}
        helperText="Read-only: go back to change it"
      />
      <TextField label="Seat, chosen at check-in" defaultValue="Not open yet" disabled />
    </Box>
  );
}
