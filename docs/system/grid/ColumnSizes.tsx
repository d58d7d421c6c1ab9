import { Box } from '@mui/system';

export default function ColumnSizes() {
  return (
    <Box
      sx={{ display: 'grid', width: 1, maxWidth: 400, gridTemplateColumns: '80px 1fr 2fr', gap: 1 }}
    >
      <Box sx={{ p: 1, border: 1 }}>80px</Box>
      <Box sx={{ p: 1, border: 1 }}>1fr</Box>
      <Box sx={{ p: 1, border: 1 }}>2fr</Box>
    </Box>
  );
}
