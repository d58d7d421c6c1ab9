import { Box } from '@mui/system';

export default function RowSizes() {
  return (
    <Box sx={{ display: 'grid', width: 1, maxWidth: 400, gridTemplateRows: '40px 80px', gap: 1 }}>
      <Box sx={{ p: 1, border: 1 }}>40 pixels</Box>
      <Box sx={{ p: 1, border: 1 }}>80 pixels</Box>
    </Box>
  );
}
