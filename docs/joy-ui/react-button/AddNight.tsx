import { useState } from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const PRICE_PER_NIGHT = 95;

export default function AddNight() {
  const [nights, setNights] = useState(2);

  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button onClick={() => setNights(nights + 1)}>Add a night</Button>
      <Typography role="status">
        {nights} nights, ${nights * PRICE_PER_NIGHT}
      </Typography>
    </Stack>
  );
}
