import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicButton() {
  const [seats, setSeats] = React.useState(0);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setSeats((previous) => previous + 1)}>
        Book a seat
      </Button>
      <Typography role="status" variant="body2">
        Seats booked: {seats}
      </Typography>
    </Stack>
  );
}
