import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ThemedLinks() {
  return (
    <Typography sx={{ maxWidth: 400 }}>
      Camping is allowed at the <Link href="/stay/mill">mill meadow</Link> only. Book a{' '}
      <Link href="/stay/huts">hut by the water</Link> from $35 a night.
    </Typography>
  );
}
