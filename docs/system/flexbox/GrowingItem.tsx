import { Box } from '@mui/system';

export default function GrowingItem() {
  return (
    <Box sx={{ display: 'flex', width: 1, gap: 1 }}>
      <Box sx={{ p: 1, border: 1, flexGrow: 1 }}>Search</Box>
      <Box sx={{ p: 1, border: 1 }}>Go</Box>
    </Box>
  );
}
