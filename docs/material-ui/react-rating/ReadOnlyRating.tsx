import Rating from '@mui/material/Rating';

export default function ReadOnlyRating() {
  return <Rating readOnly value={4} />;
}
