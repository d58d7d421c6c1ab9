import { Box } from '@mui/system';

export default function FixedWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ width: 96, px: 1, border: 1 }}>96</Box>
      <Box sx={{ width: '12rem', px: 1, border: 1 }}>12rem</Box>
      <Box sx={{ width: 'fit-content', px: 1, border: 1 }}>fit-content</Box>
    </Box>
  );
}
