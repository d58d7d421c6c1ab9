import Rating from '@mui/material/Rating';

export default function HalfStars() {
  return (
    <Rating
      defaultValue={2.5}
      precision={0.5}
      role="radiogroup"
      aria-label="Your walk to the hut"
    />
  );
}
