import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderlines() {
  return (
    <Stack direction="row" spacing={3}>
      <Link href="/trails/heron-hide" underline="always">
        Heron hide
      </Link>
      <Link href="/trails/reed-ring" underline="hover">
        Reed ring
      </Link>
      <Link href="/trails/old-dike" underline="none">
        Old dike
      </Link>
    </Stack>
  );
}
