import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import SettingsIcon from '@mui/icons-material/Settings';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';

const deliveries = [2041, 2042, 2043, 2044, 2045, 2046, 2047, 2048];

export default function BottomAppBar() {
  return (
    <React.Fragment>
      <CssBaseline />
      <main>
        <List role="list" aria-label="Deliveries">
          {deliveries.map((number) => (
            <ListItem key={number} divider>
              <ListItemText primary={`Delivery ${number}`} secondary="12 crates, ramp 2" />
            </ListItem>
          ))}
        </List>
      </main>
      {/* Keeps the last delivery clear of the bar. */}
      <Toolbar />
      <AppBar component="nav" aria-label="Deliveries" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar>
          <IconButton color="inherit" edge="start" aria-label="Search" href="/search">
            <SearchIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="New delivery"
            href="/deliveries/new"
            sx={{ position: 'absolute', insetInline: 0, top: -28, mx: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <Box sx={{ flexGrow: 1 }} />
          <IconButton color="inherit" edge="end" aria-label="Settings" href="/settings">
            <SettingsIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </React.Fragment>
  );
}
