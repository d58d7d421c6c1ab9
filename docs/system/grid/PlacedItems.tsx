import { Box } from '@mui/system';

export default function PlacedItems() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: 1,
        maxWidth: 400,
        gridTemplateColumns: 'repeat(3, 1fr)',
        gap: 1,
      }}
    >
      <Box sx={{ p: 1, border: 1, gridColumn: 'span 2' }}>Two columns</Box>
      <Box sx={{ p: 1, border: 1, gridRow: 'span 2' }}>Two rows</Box>
      <Box sx={{ p: 1, border: 1, gridColumn: '1 / 3' }}>Lines 1 to 3</Box>
    </Box>
  );
}
