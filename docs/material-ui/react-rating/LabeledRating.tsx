import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LabeledRating() {
  const [stars, setStars] = React.useState<number | null>(4);
  const labelId = React.useId();

  return (
    <Stack sx={{ gap: 1, alignItems: 'center' }}>
      <Typography id={labelId}>How was breakfast?</Typography>
      <Rating
        role="radiogroup"
        aria-labelledby={labelId}
        size="large"
        value={stars}
        onChange={(_event, next) => setStars(next)}
      />
      <Typography variant="body2">{stars === null ? 'Not rated' : `${stars} of 5`}</Typography>
    </Stack>
  );
}
