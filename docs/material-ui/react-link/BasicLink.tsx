import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLink() {
  return (
    <Typography sx={{ maxWidth: 400 }}>
      The reserve opens at sunrise. From March to July, read the{' '}
      <Link href="/visit/nesting-rules">rules for the nesting season</Link> before you come.
    </Typography>
  );
}
