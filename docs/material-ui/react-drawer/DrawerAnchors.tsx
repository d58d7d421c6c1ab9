import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

type Anchor = 'left' | 'top' | 'right' | 'bottom';

export default function DrawerAnchors() {
  const [anchor, setAnchor] = React.useState<Anchor>('left');
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <ButtonGroup variant="outlined" aria-label="Open the drawer from">
        {(['left', 'top', 'right', 'bottom'] as const).map((side) => (
          <Button
            key={side}
            onClick={() => {
              setAnchor(side);
              setOpen(true);
            }}
          >
            {side}
          </Button>
        ))}
      </ButtonGroup>
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Parcel 4102' }}
      >
        <Box sx={{ p: 3, maxWidth: anchor === 'left' || anchor === 'right' ? 220 : undefined }}>
          <Typography gutterBottom>Parcel 4102 is waiting at counter 3 until Friday.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </Box>
  );
}
