import { Box } from '@mui/system';

export default function WrappedStops() {
  return (
    <Box sx={{ display: 'flex', width: 1, flexWrap: 'wrap', gap: 1, maxWidth: 240 }}>
      <Box sx={{ p: 1, border: 1 }}>Market</Box>
      <Box sx={{ p: 1, border: 1 }}>Museum</Box>
      <Box sx={{ p: 1, border: 1 }}>University</Box>
      <Box sx={{ p: 1, border: 1 }}>Old Harbor</Box>
    </Box>
  );
}
