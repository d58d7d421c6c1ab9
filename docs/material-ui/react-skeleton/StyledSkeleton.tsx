import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const ChartBar = styled(Skeleton)({
  width: 28,
  borderRadius: '6px 6px 0 0',
  '&::after': {
    backgroundImage: 'linear-gradient(90deg, transparent, #4fa3d166, transparent)',
  },
});

export default function StyledSkeleton() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
      <ChartBar animation="wave" variant="rectangular" height={24} />
      <ChartBar animation="wave" variant="rectangular" height={60} />
      <ChartBar animation="wave" variant="rectangular" height={88} />
      <ChartBar animation="wave" variant="rectangular" height={40} />
    </Stack>
  );
}
