import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function InputTypes() {
  return (
    <Box
      component="form"
      aria-label="Passenger"
      onSubmit={(event) => event.preventDefault()}
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
      <TextField label="Mobile number" type="tel" autoComplete="tel" />
      <TextField
        label="Date of birth"
        type="date"
        autoComplete="bday"
        InputLabelProps={{ shrink: true }}
      />
      <TextField label="Member number" inputProps={{ inputMode: 'numeric', maxLength: 8 }} />
    </Box>
  );
}
