import * as React from 'react';
import LogoutIcon from '@mui/icons-material/Logout';
import PianoIcon from '@mui/icons-material/Piano';
import ReceiptIcon from '@mui/icons-material/Receipt';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AccountMenu() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [signedIn, setSignedIn] = React.useState(true);
  const close = () => setAnchor(null);
  const account = signedIn ? 'Ines Roth' : 'Guest';

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>{account}</Typography>
      <IconButton
        aria-label={`Account of ${account}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar sx={{ width: 32, height: 32, bgcolor: 'primary.main', fontSize: 14 }}>
          {signedIn ? 'IR' : null}
        </Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ component: 'div', 'aria-label': `Account of ${account}` }}
      >
        <MenuItem component="a" href="/bookings" onClick={close}>
          <ListItemIcon>
            <PianoIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Bookings</ListItemText>
        </MenuItem>
        <MenuItem component="a" href="/invoices" onClick={close}>
          <ListItemIcon>
            <ReceiptIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Invoices</ListItemText>
        </MenuItem>
        <Divider />
        <MenuItem
          component="div"
          onClick={() => {
            setSignedIn(!signedIn);
            close();
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{signedIn ? 'Sign out' : 'Sign in'}</ListItemText>
        </MenuItem>
      </Menu>
    </Stack>
  );
}
