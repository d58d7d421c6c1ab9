import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicRating() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Typography id="night-question" variant="subtitle1" component="div">
        How was your night at Eagle Rock Hut?
      </Typography>
      <Rating
        role="radiogroup"
        aria-labelledby="night-question"
        name="night"
        size="large"
        value={stars}
        onChange={(_event, next) => setStars(next)}
      />
      <Typography variant="body2" color="textSecondary">
        {stars === null ? 'Not rated' : `${stars} of 5`}
      </Typography>
    </Stack>
  );
}
