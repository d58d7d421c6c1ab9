import Rating from '@mui/material/Rating';

export default function LongScale() {
  return <Rating defaultValue={7} max={10} role="radiogroup" aria-label="Friendliness" />;
}
