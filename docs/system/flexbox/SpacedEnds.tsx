import { Box } from '@mui/system';

export default function SpacedEnds() {
  return (
    <Box sx={{ display: 'flex', width: 1, justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ p: 1, border: 1 }}>Back</Box>
      <Box sx={{ p: 1, border: 1 }}>Continue</Box>
    </Box>
  );
}
