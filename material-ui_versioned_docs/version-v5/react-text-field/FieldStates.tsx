import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FieldStates() {
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
      <TextField label="Passenger" required helperText="As in the passport" />
      <TextField
        label="Mobile number"
        type="tel"
        error
        defaultValue="+47 55"
        helperText="Enter at least eight digits."
      />
      <TextField
        label="Fare class"
        defaultValue="Flexible"
        InputProps={{ readOnly: true }}
        helperText="Read-only: go back to change it"
      />
      <TextField label="Seat, chosen at check-in" defaultValue="Not open yet" disabled />
    </Box>
  );
}
