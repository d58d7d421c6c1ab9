import { Box } from '@mui/system';

export default function BasicBox() {
  return (
    <Box sx={{ maxWidth: 320, p: 2, border: 1, borderRadius: 3 }}>
      <Box sx={{ fontWeight: 600, mb: 0.5 }}>Invoice 2024-118</Box>
      <div>Due on October 30, $1,240.00</div>
    </Box>
  );
}
