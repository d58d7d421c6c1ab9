import Box from '@mui/material/Box';

export default function BorderColors() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Box sx={{ p: 1.5, border: 2, borderColor: 'primary.main' }}>Selected</Box>
      <Box sx={{ p: 1.5, border: 2, borderColor: 'error.main' }}>Expired</Box>
      <Box sx={{ p: 1.5, border: 2, borderColor: 'divider' }}>Neither</Box>
    </Box>
  );
}
