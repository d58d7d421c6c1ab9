import Rating from '@mui/material/Rating';

declare module '@mui/material/Rating' {
  interface RatingPropsSizeOverrides {
    huge: true;
  }
}

export default function ThemedRatings() {
  return <Rating size="huge" defaultValue={4} role="radiogroup" aria-label="Alpine garden" />;
}
