import { Box } from '@mui/system';

export default function SpacedCard() {
  return (
    <Box sx={{ maxWidth: 280, px: 3, py: 2, border: 1 }}>
      <strong>Luggage</strong>
      <Box sx={{ mt: 1 }}>Two bags of up to 20 kg</Box>
    </Box>
  );
}
