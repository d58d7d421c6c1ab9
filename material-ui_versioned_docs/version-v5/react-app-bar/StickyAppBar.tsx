import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const tours = ['Herons', 'Old mills', 'Night boats', 'Eel weirs', 'The lock', 'Reed cutting'];

export default function StickyAppBar() {
  return (
    <React.Fragment>
      <CssBaseline />
      <Box sx={{ p: 2, bgcolor: 'action.hover' }}>The ferry at 14:10 is full.</Box>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="h1" noWrap>
            Guided tours
          </Typography>
        </Toolbar>
      </AppBar>
      <main>
        <List role="list" aria-label="Tours">
          {tours.map((tour) => (
            <ListItem key={tour} divider>
              <ListItemText primary={tour} secondary="From pier 2, 90 minutes" />
            </ListItem>
          ))}
        </List>
      </main>
    </React.Fragment>
  );
}
