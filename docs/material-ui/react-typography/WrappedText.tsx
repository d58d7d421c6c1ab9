import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const verse = 'The tide goes out,\nthe crabs come in,\nthe gulls are late.';

export default function WrappedText() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 240 }}>
      <Typography sx={{ whiteSpace: 'pre-line' }}>{verse}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        https://magazine.example/issues/42/how-godwits-sleep-in-the-air
      </Typography>
    </Box>
  );
}
