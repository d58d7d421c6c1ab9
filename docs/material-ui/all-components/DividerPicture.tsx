import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerPicture() {
  return (
    <Box sx={{ width: 110 }}>
      <Typography variant="body2">Act one</Typography>
      <Divider sx={{ my: 1 }} />
      <Typography variant="body2">Act two</Typography>
    </Box>
  );
}
