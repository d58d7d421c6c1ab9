import { Box } from '@mui/system';

export default function CenteredItems() {
  return (
    <Box sx={{ display: 'flex', width: 1, alignItems: 'center', gap: 1, height: 96 }}>
      <Box sx={{ p: 1, border: 1 }}>Low</Box>
      <Box sx={{ p: 1, border: 1, py: 3 }}>Tall</Box>
    </Box>
  );
}
