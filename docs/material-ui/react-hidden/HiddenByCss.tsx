import Hidden from '@mui/material/Hidden';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function HiddenByCss() {
  return (
    <Stack direction="row" spacing={2} sx={{ p: 1 }}>
      <Typography>7:10 AM</Typography>
      <Typography>Port Haven</Typography>
      <Hidden smDown implementation="css">
        <Typography>MV Guillemot</Typography>
      </Hidden>
    </Stack>
  );
}
