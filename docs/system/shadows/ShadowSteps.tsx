import Box from '@mui/material/Box';

export default function ShadowSteps() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 1 }}>
      <Box sx={{ p: 2, bgcolor: 'background.paper', boxShadow: 0 }}>0</Box>
      <Box sx={{ p: 2, bgcolor: 'background.paper', boxShadow: 1 }}>1</Box>
      <Box sx={{ p: 2, bgcolor: 'background.paper', boxShadow: 4 }}>4</Box>
      <Box sx={{ p: 2, bgcolor: 'background.paper', boxShadow: 12 }}>12</Box>
    </Box>
  );
}
