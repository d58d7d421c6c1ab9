import Box from '@mui/material/Box';

export default function Backgrounds() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320 }}>
      <Box sx={{ p: 1.5, bgcolor: 'primary.main', color: 'primary.contrastText' }}>Booked</Box>
      <Box sx={{ p: 1.5, bgcolor: 'action.hover' }}>Not booked yet</Box>
    </Box>
  );
}
