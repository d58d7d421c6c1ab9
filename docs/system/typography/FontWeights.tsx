import Box from '@mui/material/Box';

export default function FontWeights() {
  return (
    <div>
      <Box sx={{ fontWeight: 'light' }}>Light</Box>
      <Box sx={{ fontWeight: 'regular' }}>Regular</Box>
      <Box sx={{ fontWeight: 'bold' }}>Bold</Box>
      <Box sx={{ fontWeight: 900 }}>900</Box>
    </div>
  );
}
