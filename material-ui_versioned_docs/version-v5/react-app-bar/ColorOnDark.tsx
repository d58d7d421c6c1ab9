import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ColorOnDark() {
  return (
    <Stack sx={{ gap: 2 }}>
      <AppBar position="static" component="div">
        <Toolbar variant="dense">
          <Typography>Gray in dark mode</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" component="div" enableColorOnDark>
        <Toolbar variant="dense">
          <Typography>Blue in both modes</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
