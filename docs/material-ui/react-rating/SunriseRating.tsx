import * as React from 'react';
import Rating from '@mui/material/Rating';

export default function SunriseRating() {
  const [stars, setStars] = React.useState<number | null>(4);

  return (
    <Rating
      role="radiogroup"
      aria-label="Sunrise from the summit"
      value={stars}
      onChange={(_event, next) => setStars(next ?? stars)}
    />
  );
}
