import * as React from 'react';
import { backdropClasses } from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function ContainedDrawer() {
  const [open, setOpen] = React.useState(false);
  const [map, setMap] = React.useState<HTMLElement | null>(null);

  return (
    <Box
      ref={setMap}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        boxSizing: 'border-box',
        width: '100%',
        maxWidth: 420,
        height: 220,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Typography gutterBottom>Tram 5 is between Ropewalk and North pier.</Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the next stop
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        ModalProps={{ container: map }}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Next stop',
          sx: { position: 'absolute', p: 2, alignItems: 'flex-start' },
        }}
        sx={{ position: 'absolute', [`& > .${backdropClasses.root}`]: { position: 'absolute' } }}
      >
        <Typography>North pier, 09:34</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </Box>
  );
}
