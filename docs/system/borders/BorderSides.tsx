import { Box } from '@mui/system';

export default function BorderSides() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ p: 1.5, border: 1 }}>All sides</Box>
      <Box sx={{ p: 1.5, borderTop: 3 }}>Top</Box>
      <Box sx={{ p: 1.5, borderLeft: 3, borderRight: 3 }}>Left and right</Box>
    </Box>
  );
}
