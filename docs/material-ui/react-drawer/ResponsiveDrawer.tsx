import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const WIDTH = 200;
const narrow = { display: { sm: 'none' } };
const wide = { display: { xs: 'none', sm: 'block' }, width: WIDTH, flexShrink: 0 };

const navigation = (
  <Box component="nav" aria-label="Back office" sx={{ width: WIDTH }}>
    <List>
      <ListItem disablePadding>
        <ListItemButton href="/orders" selected aria-current="page">
          <ListItemText primary="Orders" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton href="/returns">
          <ListItemText primary="Returns" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton href="/stock">
          <ListItemText primary="Stock" />
        </ListItemButton>
      </ListItem>
    </List>
  </Box>
);

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <AppBar sx={{ width: { sm: `calc(100% - ${WIDTH}px)` } }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Menu"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={narrow}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="h1" noWrap>
            Orders
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open && isNarrow}
        onClose={() => setOpen(false)}
        ModalProps={{ keepMounted: true }}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' }}
        sx={narrow}
      >
        {navigation}
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
      <Drawer variant="permanent" sx={wide}>
        {navigation}
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <Typography>Orders of Harbor Bikes, last changed by Amira at 11:40.</Typography>
      </Box>
    </Box>
  );
}
