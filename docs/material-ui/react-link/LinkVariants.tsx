import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkVariants() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Link href="/trails" variant="h6">
        All trails
      </Link>
      <Link href="/imprint" variant="body2">
        Imprint
      </Link>
      <Typography variant="caption">
        Photographs by <Link href="/people/lena-park">Lena Park</Link>
      </Typography>
    </Stack>
  );
}
