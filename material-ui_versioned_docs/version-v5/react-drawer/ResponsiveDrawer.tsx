import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 200;
const narrow = { display: { sm: 'none' } };
const wide = { display: { xs: 'none', sm: 'block' }, width: WIDTH, flexShrink: 0 };

const sections = ['Orders', 'Returns', 'Stock', 'Suppliers'];

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const [section, setSection] = React.useState('Orders');
  const toggle = () => setOpen(!open);

  const navigation = (
    <List component="nav" aria-label="Back office" sx={{ width: WIDTH }}>
      {sections.map((name) => (
        <ListItemButton
          key={name}
          href={`/${name.toLowerCase()}`}
          selected={name === section}
          aria-current={name === section ? 'page' : undefined}
          onClick={() => {
            setSection(name);
            setOpen(false);
          }}
        >
          <ListItemText primary={name} />
        </ListItemButton>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <AppBar sx={{ width: { sm: `calc(100% - ${WIDTH}px)` } }}>
        <Toolbar>
          <IconButton color="inherit" edge="start" aria-label="Menu" onClick={toggle} sx={narrow}>
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="h1" noWrap>
            {section}
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer open={open} onClose={toggle} ModalProps={{ keepMounted: true }} sx={narrow}>
        {navigation}
      </Drawer>
      <Drawer variant="permanent" sx={wide}>
        {navigation}
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <Typography>{section} of Harbor Bikes, last changed by Amira at 11:40.</Typography>
      </Box>
    </Box>
  );
}
