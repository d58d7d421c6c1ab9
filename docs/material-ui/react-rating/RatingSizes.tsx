import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Rating defaultValue={3} size="small" role="radiogroup" aria-label="Washroom" />
      <Rating defaultValue={4} role="radiogroup" aria-label="Beds" />
      <Rating defaultValue={5} size="large" role="radiogroup" aria-label="Sunrise" />
    </Stack>
  );
}
