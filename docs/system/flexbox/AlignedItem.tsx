import { Box } from '@mui/system';

export default function AlignedItem() {
  return (
    <Box sx={{ display: 'flex', width: 1, gap: 1, height: 96 }}>
      <Box sx={{ p: 1, border: 1, alignSelf: 'flex-start' }}>Start</Box>
      <Box sx={{ p: 1, border: 1, alignSelf: 'flex-end' }}>End</Box>
      <Box sx={{ p: 1, border: 1 }}>Stretched</Box>
    </Box>
  );
}
