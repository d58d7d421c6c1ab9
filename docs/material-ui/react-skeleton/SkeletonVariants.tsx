import Skeleton from '@mui/material/Skeleton';
import type { SkeletonProps } from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const shapes: { variant: SkeletonProps['variant']; height?: number; width: number; use: string }[] =
  [
    { variant: 'text', width: 120, use: 'Station name' },
    { variant: 'circular', width: 56, height: 56, use: 'Wind rose' },
    { variant: 'rectangular', width: 120, height: 56, use: 'Radar map' },
    { variant: 'rounded', width: 120, height: 56, use: 'Warning box' },
  ];

export default function SkeletonVariants() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
      {shapes.map(({ variant, use, ...size }) => (
        <Stack key={variant} spacing={1} sx={{ width: 120, alignItems: 'center' }}>
          <Stack sx={{ height: 56, justifyContent: 'center' }}>
            <Skeleton variant={variant} {...size} />
          </Stack>
          <Typography variant="body2">{variant}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {use}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
