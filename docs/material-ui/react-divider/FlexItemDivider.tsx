import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function FlexItemDivider() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Typography>Row F, seat 12</Typography>
      <Divider orientation="vertical" flexItem />
      <Typography>Doors open at 7 PM</Typography>
    </Box>
  );
}
