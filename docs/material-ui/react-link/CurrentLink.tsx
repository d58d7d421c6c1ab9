import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function CurrentLink() {
  return (
    <Stack component="nav" aria-label="Trails" direction="row" spacing={3}>
      <Link href="/trails/mill">Mill trail</Link>
      <Link
        href="/trails/boardwalk"
        aria-current="page"
        color="textPrimary"
        underline="none"
        sx={{ fontWeight: 'bold' }}
      >
        Boardwalk
      </Link>
    </Stack>
  );
}
