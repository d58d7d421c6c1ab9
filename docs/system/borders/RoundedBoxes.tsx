import { Box } from '@mui/system';

export default function RoundedBoxes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ p: 1.5, border: 1, borderRadius: 1 }}>4 pixels</Box>
      <Box sx={{ p: 1.5, border: 1, borderRadius: 4 }}>16 pixels</Box>
      <Box sx={{ px: 2, py: 1.5, border: 1, borderRadius: '999px' }}>Pill</Box>
    </Box>
  );
}
