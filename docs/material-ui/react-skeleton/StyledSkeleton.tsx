import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ChartBar = styled(Skeleton)({
  borderRadius: '6px 6px 0 0',
  '&::after': {
    backgroundImage: 'linear-gradient(90deg, transparent, #4fa3d166, transparent)',
  },
});

const rain = [24, 60, 88, 40, 72, 16, 52];

export default function StyledSkeleton() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton variant="rounded" width={200} height={20} sx={{ bgcolor: '#4fa3d155' }} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
        {rain.map((height) => (
          <ChartBar
            key={height}
            animation="wave"
            variant="rectangular"
            width={28}
            height={height}
          />
        ))}
      </Stack>
    </Stack>
  );
}
