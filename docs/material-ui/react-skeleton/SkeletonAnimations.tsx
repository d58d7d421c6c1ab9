import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const animations = [
  { animation: 'pulse', label: 'pulse' },
  { animation: 'wave', label: 'wave' },
  { animation: false, label: 'false' },
] as const;

export default function SkeletonAnimations() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', justifyContent: 'center' }}>
      {animations.map(({ animation, label }) => (
        <Stack key={label} spacing={1} sx={{ width: 150, alignItems: 'center' }}>
          <Skeleton animation={animation} variant="rounded" width={150} height={72} />
          <Skeleton animation={animation} width={150} />
          <Typography variant="body2">{label}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
