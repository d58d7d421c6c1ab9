import { Box } from '@mui/system';

export default function HiddenByWidth() {
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>Narrow: 3 stops</Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>Wide: Market, Museum, Old Harbor</Box>
    </Box>
  );
}
