import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ p: 2, width: 240, bgcolor: '#10222e' }}>
      <Skeleton variant="rounded" height={96} sx={{ bgcolor: '#2f4a5c' }} />
    </Box>
  );
}
