import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 200;
const sections = ['Orders', 'Returns', 'Stock', 'Suppliers'];

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const [section, setSection] = React.useState('Orders');

  const navigation = (
    <List component="nav" aria-label="Back office" disablePadding sx={{ py: 1 }}>
      {sections.map((name) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton
            component="a"
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
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <AppBar sx={{ width: { sm: `calc(100% - ${WIDTH}px)` } }}>
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Open the navigation"
            onClick={() => setOpen(true)}
            sx={{ mr: 1, display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="h1" noWrap>
            {section}
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        ModalProps={{ keepMounted: true }}
        sx={{ display: { sm: 'none' } }}
        PaperProps={{ sx: { width: WIDTH } }}
      >
        {navigation}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width: WIDTH }}
        PaperProps={{ sx: { width: WIDTH } }}
      >
        {navigation}
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <Typography>
          {section} of Harbor Bikes. Seven entries were changed today, the last one by Amira at
          11:40.
        </Typography>
      </Box>
    </Box>
  );
}
