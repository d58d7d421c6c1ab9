import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const stops = [
  ['Fish market', '09:12'],
  ['Customs house', '09:19'],
  ['Ropewalk', '09:26'],
  ['North pier', '09:34'],
];

export default function SwipeableStops() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <CssBaseline />
      <Box component="main" sx={{ p: 2 }}>
        <Typography gutterBottom>
          Tram 5 to North pier. The stops come in from the side, by a swipe or with the button.
        </Typography>
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Show all stops
        </Button>
      </Box>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={32}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Stops of tram 5',
          sx: { width: 240 },
        }}
      >
        <List>
          {stops.map(([stop, time]) => (
            <ListItem key={stop} secondaryAction={time}>
              <ListItemText primary={stop} />
            </ListItem>
          ))}
        </List>
        <Button onClick={() => setOpen(false)} sx={{ m: 1 }}>
          Close
        </Button>
      </SwipeableDrawer>
    </React.Fragment>
  );
}
