import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const pages = ['Loans', 'Reservations', 'Sign out'];

export default function AccountAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [page, setPage] = React.useState('Loans');
  const open = Boolean(anchor);

  const choose = (next: string) => {
    setPage(next);
    setAnchor(null);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="h3" noWrap sx={{ flexGrow: 1 }}>
            {page}
          </Typography>
          <IconButton
            id="reader-button"
            edge="end"
            aria-label="Account of Ines Prado"
            aria-controls={open ? 'reader-menu' : undefined}
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
              IP
            </Avatar>
          </IconButton>
          <Menu
            id="reader-menu"
            anchorEl={anchor}
            open={open}
            onClose={() => setAnchor(null)}
            MenuListProps={{ 'aria-labelledby': 'reader-button' }}
          >
            {pages.map((name) => (
              <MenuItem key={name} selected={name === page} onClick={() => choose(name)}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
