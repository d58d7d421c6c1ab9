import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

export default function HiddenOnScroll() {
  const scrolledDown = useScrollTrigger({ threshold: 64 });

  return (
    <React.Fragment>
      <CssBaseline />
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="p" noWrap>
              Harbor news
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {[3, 4, 5, 6, 7, 8, 9].map((day) => (
          <Typography key={day} sx={{ mb: 3 }}>
            May {day}: the ferry from Askøy berthed at quay {day + 10} with {day * 17} passengers.
            The crane on the north side is out of use until noon, and small boats are asked to keep
            to the eastern channel.
          </Typography>
        ))}
      </Box>
    </React.Fragment>
  );
}
