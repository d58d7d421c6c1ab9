import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function SpacedBox() {
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 2, border: '1px dashed' }}>
      <Button variant="contained">Book</Button>
      <Button variant="outlined">Cancel</Button>
    </Box>
  );
}
