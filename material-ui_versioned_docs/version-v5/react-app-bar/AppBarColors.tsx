import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarColors() {
  return (
    <Stack sx={{ gap: 2 }}>
      <AppBar position="static" component="div">
        <Toolbar variant="dense">
          <Typography>primary</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" component="div" color="secondary">
        <Toolbar variant="dense">
          <Typography>secondary</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" component="div" color="default">
        <Toolbar variant="dense">
          <Typography>default</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" component="div" color="transparent" elevation={0}>
        <Toolbar variant="dense">
          <Typography>transparent</Typography>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
