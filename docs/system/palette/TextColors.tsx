import Box from '@mui/material/Box';

export default function TextColors() {
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ color: 'primary.main' }}>Seat 12A is yours</Box>
      <Box sx={{ color: 'error.main' }}>The card was declined</Box>
      <Box sx={{ color: 'text.secondary' }}>Updated at 10:05</Box>
    </Box>
  );
}
