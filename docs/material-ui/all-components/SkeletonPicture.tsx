import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonPicture() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular" width={36} height={36} animation={false} />
      <Stack>
        <Skeleton width={80} animation={false} />
        <Skeleton width={56} animation={false} />
      </Stack>
    </Stack>
  );
}
