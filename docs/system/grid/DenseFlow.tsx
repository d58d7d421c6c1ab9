import { Box } from '@mui/system';

export default function DenseFlow() {
  return (
    <Box
      sx={{
        display: 'grid',
        width: 1,
        maxWidth: 400,
        gridTemplateColumns: '1fr 1fr',
        gridAutoFlow: 'row dense',
        gap: 1,
      }}
    >
      <Box sx={{ p: 1, border: 1 }}>Small</Box>
      <Box sx={{ p: 1, border: 1, gridColumn: 'span 2' }}>Two columns</Box>
      <Box sx={{ p: 1, border: 1 }}>Fills the hole</Box>
    </Box>
  );
}
