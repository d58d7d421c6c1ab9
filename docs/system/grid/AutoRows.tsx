import { Box } from '@mui/system';

export default function AutoRows() {
  return (
    <Box sx={{ display: 'grid', width: 1, maxWidth: 400, gridAutoRows: '56px', gap: 1 }}>
      <Box sx={{ p: 1, border: 1 }}>Market</Box>
      <Box sx={{ p: 1, border: 1 }}>Museum</Box>
    </Box>
  );
}
