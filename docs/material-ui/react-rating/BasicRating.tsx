import Rating from '@mui/material/Rating';

export default function BasicRating() {
  return (
    <Rating
      name="night"
      defaultValue={4}
      role="radiogroup"
      aria-label="Your night at Eagle Rock Hut"
    />
  );
}
