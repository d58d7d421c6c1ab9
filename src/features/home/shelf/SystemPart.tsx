import { Box } from '@mui/system';

const HEIGHTS = [3, 5, 4, 7, 6, 9, 8];

export default function SystemPart() {
  return (
    <Box aria-hidden="true" sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, height: 80 }}>
      {HEIGHTS.map((height) => (
        <Box
          key={height}
          sx={{
            width: { xs: 18, sm: 22 },
            height: (theme) => theme.spacing(height),
            borderRadius: '4px',
            bgcolor: 'var(--color-primary)',
            opacity: 0.25 + height / 12,
            forcedColorAdjust: 'none',
            '&:hover': { opacity: 1 },
          }}
        />
      ))}
    </Box>
  );
}
