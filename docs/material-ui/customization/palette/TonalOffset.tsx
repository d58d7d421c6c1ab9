import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

export default function TonalOffset() {
  return (
    <Stack direction="row">
      <Box sx={{ p: 2, color: '#000', bgcolor: 'primary.light' }}>light</Box>
      <Box sx={{ p: 2, color: 'primary.contrastText', bgcolor: 'primary.main' }}>main</Box>
      <Box sx={{ p: 2, color: '#fff', bgcolor: 'primary.dark' }}>dark</Box>
    </Stack>
  );
}
