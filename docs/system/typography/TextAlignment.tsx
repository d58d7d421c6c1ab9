import { Box } from '@mui/system';

export default function TextAlignment() {
  return (
    <Box sx={{ width: 1, maxWidth: 320 }}>
      <Box sx={{ textAlign: 'start' }}>Piraeus</Box>
      <Box sx={{ textAlign: 'center' }}>4 h 10 min</Box>
      <Box sx={{ textAlign: 'end' }}>Paros</Box>
    </Box>
  );
}
