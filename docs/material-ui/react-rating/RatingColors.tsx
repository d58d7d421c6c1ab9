import Rating from '@mui/material/Rating';

export default function RatingColors() {
  return (
    <Rating
      defaultValue={3}
      role="radiogroup"
      aria-label="View from the terrace"
      sx={{
        color: 'secondary.main',
        '& .MuiRating-iconEmpty': { color: 'text.secondary' },
        '& .MuiRating-iconHover': { color: 'secondary.dark' },
      }}
    />
  );
}
