import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const EDGE = 48;

export default function EdgeSheet() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <CssBaseline />
      <Box component="main" sx={{ p: 2 }}>
        <Button variant="contained" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Show the stops
        </Button>
      </Box>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={EDGE}
        disableSwipeToOpen={false}
        allowSwipeInChildren
        elevation={0}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Stops of tram 5',
          sx: { overflow: 'visible', alignItems: 'flex-start', p: 2 },
        }}
      >
        <Typography
          sx={{
            position: 'absolute',
            insetInline: 0,
            bottom: '100%',
            lineHeight: `${EDGE}px`,
            textAlign: 'center',
            // The closed drawer is hidden; its edge is not.
            visibility: 'visible',
            borderTop: 1,
            borderColor: 'divider',
            borderRadius: '16px 16px 0 0',
            bgcolor: 'background.paper',
          }}
        >
          Stops of tram 5
        </Typography>
        <Typography>Fish market, Customs house, Ropewalk, North pier</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </React.Fragment>
  );
}
