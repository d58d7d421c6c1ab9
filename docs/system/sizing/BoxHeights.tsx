import { Box } from '@mui/system';

export default function BoxHeights() {
  return (
    <Box sx={{ display: 'flex', gap: 2, height: 96 }}>
      <Box sx={{ height: 0.5, px: 1, border: 1 }}>Half</Box>
      <Box sx={{ height: 72, px: 1, border: 1 }}>72 pixels</Box>
      <Box sx={{ minHeight: 24, alignSelf: 'flex-start', px: 1, border: 1 }}>At least 24</Box>
    </Box>
  );
}
