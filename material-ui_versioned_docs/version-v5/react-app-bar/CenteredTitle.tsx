import MenuIcon from '@mui/icons-material/Menu';
import SettingsIcon from '@mui/icons-material/Settings';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function CenteredTitle() {
  return (
    <AppBar position="static">
      <Toolbar>
        <IconButton color="inherit" edge="start" aria-label="Sections" href="/sections">
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1, textAlign: 'center' }}>
          Glasshouse
        </Typography>
        <IconButton color="inherit" edge="end" aria-label="Settings" href="/settings">
          <SettingsIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
