import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const pages = ['Loans', 'Reservations'];

export default function AccountAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [page, setPage] = React.useState('Loans');
  const [signedIn, setSignedIn] = React.useState(true);
  const open = Boolean(anchor);

  const openPage = (next: string) => {
    setPage(next);
    setAnchor(null);
  };

  const changeSession = () => {
    setSignedIn(!signedIn);
    setAnchor(null);
  };

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          {signedIn ? page : 'Ropewalk Library'}
        </Typography>
        <IconButton
          id="account-button"
          edge="end"
          aria-label={signedIn ? 'Account of Ines Prado' : 'Account'}
          aria-controls={open ? 'account-menu' : undefined}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            sx={{
              width: 32,
              height: 32,
              fontSize: 14,
              bgcolor: 'background.paper',
              color: 'text.primary',
            }}
          >
            {signedIn ? 'IP' : null}
          </Avatar>
        </IconButton>
        <Menu
          id="account-menu"
          anchorEl={anchor}
          open={open}
          onClose={() => setAnchor(null)}
          MenuListProps={{ 'aria-labelledby': 'account-button' }}
        >
          {signedIn &&
            pages.map((name) => (
              <MenuItem key={name} selected={name === page} onClick={() => openPage(name)}>
                {name}
              </MenuItem>
            ))}
          {signedIn && <Divider component="li" />}
          <MenuItem onClick={changeSession}>{signedIn ? 'Sign out' : 'Sign in'}</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
