import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export function DashboardBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <AppBar sx={{ zIndex: (theme) => ({ sm: theme.zIndex.drawer + 1 }) }}>
      <Toolbar>
        <IconButton
          color="inherit"
          edge="start"
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={onOpenMenu}
          sx={{ display: { sm: 'none' }, marginInlineEnd: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          Island Ferries
        </Typography>
        <Button color="inherit" href="/account" sx={{ flexShrink: 0 }}>
          Amira Haddad
        </Button>
      </Toolbar>
    </AppBar>
  );
}
