import Hidden from '@mui/material/Hidden';
import Typography from '@mui/material/Typography';

export default function BasicHidden() {
  return (
    <Typography sx={{ p: 1 }}>
      7:10 AM, Port Haven<Hidden smDown>, MV Guillemot</Hidden>
    </Typography>
  );
}
