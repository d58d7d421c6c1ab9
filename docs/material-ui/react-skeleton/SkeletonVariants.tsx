import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonVariants() {
  return (
    <Stack spacing={2}>
      <Skeleton variant="text" width={160} />
      <Skeleton variant="circular" width={56} height={56} />
      <Skeleton variant="rectangular" width={160} height={56} />
      <Skeleton variant="rounded" width={160} height={56} />
    </Stack>
  );
}
