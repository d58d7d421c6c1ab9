import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import CssBaseline from '@mui/material/CssBaseline';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const rooms = ['Reading room', 'Map room', 'Music room', 'Print room', 'Garden', 'Workshop'];

export default function FixedAppBar() {
  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar>
        <Toolbar>
          <Typography variant="h6" component="h1" noWrap>
            Opening hours
          </Typography>
        </Toolbar>
      </AppBar>
      {/* As tall as the bar, which takes up no space itself. */}
      <Toolbar />
      <main>
        <List role="list" aria-label="Rooms">
          {rooms.map((room) => (
            <ListItem key={room} divider>
              <ListItemText primary={room} secondary="Tuesday to Saturday, 10:00 to 18:00" />
            </ListItem>
          ))}
        </List>
      </main>
    </React.Fragment>
  );
}
