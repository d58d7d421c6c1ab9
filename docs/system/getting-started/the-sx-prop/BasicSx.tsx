import { Box } from '@mui/system';

export default function BasicSx() {
  return (
    <Box sx={{ maxWidth: 280, px: 2, py: 1.5, border: 1, borderRadius: 2, fontWeight: 600 }}>
      Ferry to Naxos, 07:30
    </Box>
  );
}
