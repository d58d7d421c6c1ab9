import { Box } from '@mui/system';

export default function PlainGrid() {
  return (
    <Box sx={{ display: 'grid', width: 1, maxWidth: 400, gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <Box sx={{ p: 1, border: 1 }}>Market</Box>
      <Box sx={{ p: 1, border: 1 }}>Museum</Box>
      <Box sx={{ p: 1, border: 1 }}>Harbor</Box>
      <Box sx={{ p: 1, border: 1 }}>Castle</Box>
    </Box>
  );
}
