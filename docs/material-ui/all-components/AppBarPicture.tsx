import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarPicture() {
  return (
    <AppBar position="static" component="div" sx={{ width: 140 }}>
      <Toolbar variant="dense" disableGutters sx={{ px: 1, gap: 1 }}>
        <MenuIcon fontSize="small" />
        <Typography variant="body2">Ferries</Typography>
      </Toolbar>
    </AppBar>
  );
}
