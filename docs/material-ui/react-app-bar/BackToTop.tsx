import * as React from 'react';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const days = [3, 4, 5, 6, 7, 8, 9, 10];

export default function BackToTop() {
  const top = React.useId();
  const scrolled = useScrollTrigger({ disableHysteresis: true });

  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar>
        <Toolbar>
          <Typography variant="h6" component="div" noWrap>
            Harbor log
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        <Typography
          id={top}
          variant="h5"
          component="h1"
          tabIndex={-1}
          sx={{ mb: 2, scrollMarginTop: 80 }}
        >
          May
        </Typography>
        {days.map((day) => (
          <Typography key={day} sx={{ mb: 3 }}>
            May {day}: the ferry berthed at quay {day + 10} with {day * 17} passengers.
          </Typography>
        ))}
      </Box>
      <Fade in={scrolled}>
        <Fab
          size="small"
          aria-label="Back to top"
          href={`#${top}`}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Fade>
    </React.Fragment>
  );
}
