import { Box } from '@mui/system';

export default function HiddenSeat() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <span>Seat 1</span>
      <Box component="span" sx={{ visibility: 'hidden' }}>
        Seat 2
      </Box>
      <span>Seat 3</span>
    </Box>
  );
}
