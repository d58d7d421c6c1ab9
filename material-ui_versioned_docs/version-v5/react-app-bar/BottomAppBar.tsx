import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import FilterListIcon from '@mui/icons-material/FilterList';
import SyncIcon from '@mui/icons-material/Sync';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';

export default function BottomAppBar() {
  const [count, setCount] = React.useState(9);

  return (
    <React.Fragment>
      <CssBaseline />
      <main>
        <List aria-label="Deliveries">
          {Array.from({ length: count }, (_unused, index) => (
            <ListItem key={index} divider>
              <ListItemText
                primary={`Delivery ${2040 + count - index}`}
                secondary={`${12 + index} crates, ramp ${(index % 3) + 1}`}
              />
            </ListItem>
          ))}
        </List>
      </main>
      {/* Lets the last delivery scroll clear of the bar. */}
      <Toolbar />
      <AppBar component="div" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar>
          <IconButton color="inherit" edge="start" aria-label="Filter the deliveries">
            <FilterListIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add a delivery"
            onClick={() => setCount(count + 1)}
            sx={{ position: 'absolute', insetInline: 0, top: -28, mx: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <Box sx={{ flexGrow: 1 }} />
          <IconButton color="inherit" edge="end" aria-label="Load the latest deliveries">
            <SyncIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </React.Fragment>
  );
}
