import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import CssBaseline from '@mui/material/CssBaseline';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

export default function RaisedOnScroll() {
  const awayFromTop = useScrollTrigger({ threshold: 0, disableHysteresis: true });

  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar color="default" elevation={awayFromTop ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="p" noWrap>
            Stock list
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <main>
        <List role="list" aria-label="Stock">
          {Array.from({ length: 14 }, (_unused, index) => (
            <ListItem key={index}>
              <ListItemText
                primary={`Shelf ${index + 1}`}
                secondary={`${(index * 37) % 90} inner tubes`}
              />
            </ListItem>
          ))}
        </List>
      </main>
    </React.Fragment>
  );
}
