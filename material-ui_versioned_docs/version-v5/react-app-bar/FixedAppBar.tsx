import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const rooms = ['Reading room', 'Map room', 'Music room', 'Workshop'];

export default function FixedAppBar() {
  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar>
        <Toolbar>
          <Typography variant="h6" component="p" noWrap>
            Opening hours
          </Typography>
        </Toolbar>
      </AppBar>
      {/* As high as the one above, which no longer takes up room. */}
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        <Box component="ul" sx={{ mt: 0 }}>
          {rooms.map((room, index) => (
            <li key={room}>
              <Link href={`#room-${index}`}>{room}</Link>
            </li>
          ))}
        </Box>
        {rooms.map((room, index) => (
          <Box
            key={room}
            component="section"
            // Keeps the heading clear of the bar when a link scrolls to it.
            sx={{ minHeight: 220, scrollMarginTop: 80 }}
            id={`room-${index}`}
          >
            <Typography variant="h6" component="h2">
              {room}
            </Typography>
            <Typography>Tuesday to Saturday, {9 + index}:00 to 18:00.</Typography>
          </Box>
        ))}
      </Box>
    </React.Fragment>
  );
}
