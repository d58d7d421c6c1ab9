import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const WIDTH = 150;

const floors = [
  { floor: 'Ground floor', rooms: ['Desk', 'Newspapers'] },
  { floor: 'First floor', rooms: ['Novels', 'Travel', 'Maps'] },
  { floor: 'Second floor', rooms: ['Music', 'Archive'] },
];

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <AppBar sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="p" noWrap>
            Ropewalk Library
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width: WIDTH, flexShrink: 0 }}
        PaperProps={{ component: 'nav', 'aria-label': 'Floors', sx: { width: WIDTH } }}
      >
        <Toolbar />
        <List dense sx={{ overflow: 'auto' }}>
          {floors.map(({ floor, rooms }) => (
            <React.Fragment key={floor}>
              <ListSubheader disableSticky>{floor}</ListSubheader>
              {rooms.map((room) => (
                <ListItem key={room} disablePadding>
                  <ListItemButton href={`#${room}`}>
                    <ListItemText primary={room} />
                  </ListItemButton>
                </ListItem>
              ))}
            </React.Fragment>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        {floors.flatMap(({ floor, rooms }) =>
          rooms.map((room) => (
            <Box key={room} id={room} sx={{ minHeight: 140, scrollMarginTop: 80 }}>
              <Typography variant="h6" component="h2">
                {room}
              </Typography>
              <Typography>{floor}, open until 18:00.</Typography>
            </Box>
          )),
        )}
      </Box>
    </Box>
  );
}
