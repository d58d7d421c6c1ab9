import { Box } from '@mui/system';

export default function ReorderedItems() {
  return (
    <Box sx={{ display: 'flex', width: 1, gap: 1 }}>
      <Box sx={{ p: 1, border: 1, order: 2 }}>First in code</Box>
      <Box sx={{ p: 1, border: 1, order: 1 }}>Second in code</Box>
    </Box>
  );
}
