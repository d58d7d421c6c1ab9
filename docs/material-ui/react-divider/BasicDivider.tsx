import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <Typography variant="subtitle1" component="div">
        The Winter Train
      </Typography>
      <Typography variant="body2">A comedy in two acts by Olive Grant</Typography>
      <Divider sx={{ my: 2 }} />
      <Typography variant="body2">
        A dining car, snowed in between two stations. Nobody is who the ticket says.
      </Typography>
    </Box>
  );
}
