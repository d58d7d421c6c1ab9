import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function ThemedSkeleton() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Skeleton variant="rounded" height={100} />
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </Stack>
  );
}
