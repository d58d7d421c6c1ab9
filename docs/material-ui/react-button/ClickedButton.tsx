import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ClickedButton() {
  const [seats, setSeats] = React.useState(0);

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setSeats(seats + 1)}>
        Add a seat
      </Button>
      <Typography role="status" variant="body2">
        Seats booked: {seats}
      </Typography>
    </Stack>
  );
}
