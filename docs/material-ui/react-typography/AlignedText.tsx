import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function AlignedText() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography align="center">Issue 42, Migration</Typography>
      <Typography sx={{ textAlign: 'end' }}>Page 14</Typography>
    </Box>
  );
}
