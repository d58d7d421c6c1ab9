import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import TextField from '@mui/material/TextField';

export default function BookingForm() {
  return (
    <Grid container component="form" spacing={2} sx={{ width: '100%' }}>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField fullWidth label="First name" autoComplete="given-name" />
      </Grid>
      <Grid size={{ xs: 12, sm: 6 }}>
        <TextField fullWidth label="Last name" autoComplete="family-name" />
      </Grid>
      <Grid size="grow">
        <TextField fullWidth label="Harbor" />
      </Grid>
      <Grid size="auto" sx={{ alignSelf: 'center' }}>
        <Button variant="contained">Book</Button>
      </Grid>
    </Grid>
  );
}
