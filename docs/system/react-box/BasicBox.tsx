import { Box } from '@mui/system';

export default function BasicBox() {
  return (
    <Box sx={{ maxWidth: 320, p: 2, border: '1px solid #8a94a3', borderRadius: 2 }}>
      <Box sx={{ fontWeight: 600, mb: 0.5 }}>Invoice 2024-118</Box>
      <div>Due on 30 October, €1,240.00</div>
    </Box>
  );
}
