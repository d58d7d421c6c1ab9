import { Box } from '@mui/system';

export default function ColumnDirection() {
  return (
    <Box sx={{ display: 'flex', width: 1, flexDirection: 'column', gap: 1 }}>
      <Box sx={{ p: 1, border: 1 }}>Market</Box>
      <Box sx={{ p: 1, border: 1 }}>Museum</Box>
    </Box>
  );
}
