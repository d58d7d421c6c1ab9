import { Box } from '@mui/system';

export default function FixedLabel() {
  return (
    <Box sx={{ display: 'flex', width: 1, gap: 1, maxWidth: 240 }}>
      <Box sx={{ p: 1, border: 1, flexShrink: 0 }}>Platform</Box>
      <Box sx={{ p: 1, border: 1 }}>Trains to the airport and the old town</Box>
    </Box>
  );
}
