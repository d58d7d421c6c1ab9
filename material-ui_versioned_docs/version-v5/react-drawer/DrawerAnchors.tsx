import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Drawer from '@mui/material/Drawer';
import type { DrawerProps } from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function DrawerAnchors() {
  const [anchor, setAnchor] = React.useState<DrawerProps['anchor']>('left');
  const [open, setOpen] = React.useState(false);

  const openFrom = (side: DrawerProps['anchor']) => {
    setAnchor(side);
    setOpen(true);
  };

  return (
    <Box sx={{ p: 2 }}>
      <ButtonGroup variant="outlined" size="small" aria-label="Open the drawer from">
        <Button aria-haspopup="dialog" onClick={() => openFrom('left')}>
          left
        </Button>
        <Button aria-haspopup="dialog" onClick={() => openFrom('top')}>
          top
        </Button>
        <Button aria-haspopup="dialog" onClick={() => openFrom('right')}>
          right
        </Button>
        <Button aria-haspopup="dialog" onClick={() => openFrom('bottom')}>
          bottom
        </Button>
      </ButtonGroup>
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Parcel 4102' }}
      >
        <Box sx={{ minWidth: 220, p: 3 }}>
          <Typography>Parcel 4102</Typography>
          <Typography gutterBottom>Counter 3, until Friday</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </Box>
  );
}
