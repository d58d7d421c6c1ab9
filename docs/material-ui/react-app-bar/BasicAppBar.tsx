import SettingsIcon from '@mui/icons-material/Settings';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function BasicAppBar() {
  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          Ropewalk
        </Typography>
        <Button color="inherit" href="/loans">
          My loans
        </Button>
        <IconButton color="inherit" edge="end" aria-label="Settings" href="/settings">
          <SettingsIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
