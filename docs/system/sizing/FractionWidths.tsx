import { Box } from '@mui/system';

export default function FractionWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 400 }}>
      <Box sx={{ width: 1 / 4, boxSizing: 'border-box', p: 1, border: 1 }}>1 / 4</Box>
      <Box sx={{ width: 0.5, boxSizing: 'border-box', p: 1, border: 1 }}>0.5</Box>
      <Box sx={{ width: 1, boxSizing: 'border-box', p: 1, border: 1 }}>1</Box>
    </Box>
  );
}
