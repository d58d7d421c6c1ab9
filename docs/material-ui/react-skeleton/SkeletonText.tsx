import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const lines = [
  { variant: 'h5', text: 'Fog until noon' },
  { variant: 'body1', text: 'Visibility 400 m' },
  { variant: 'caption', text: 'Observer: Ida Moe' },
] as const;

export default function SkeletonText() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3, width: 380, maxWidth: 1 }}>
      {[false, true].map((loading) => (
        <Box key={String(loading)} sx={{ color: 'text.primary' }}>
          {lines.map(({ variant, text }) => (
            <Typography key={variant} variant={variant} component="div" noWrap>
              {loading ? <Skeleton /> : text}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}
