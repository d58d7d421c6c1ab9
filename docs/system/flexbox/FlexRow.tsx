import { Box } from '@mui/system';

export default function FlexRow() {
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Box sx={{ p: 1, border: 1 }}>Market</Box>
      <Box sx={{ p: 1, border: 1 }}>Museum</Box>
      <Box sx={{ p: 1, border: 1 }}>Harbor</Box>
    </Box>
  );
}
