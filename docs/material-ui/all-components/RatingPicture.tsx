import Rating from '@mui/material/Rating';

export default function RatingPicture() {
  return <Rating defaultValue={4} name="picture-rating" />;
}
