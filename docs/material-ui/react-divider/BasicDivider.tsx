import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <div>
      <Typography>The Winter Train, a comedy in two acts</Typography>
      <Divider sx={{ my: 2 }} />
      <Typography>A dining car, snowed in between two stations.</Typography>
    </div>
  );
}
