import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function SimpleDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Opening hours
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Opening hours' }}
      >
        <Box sx={{ width: 240, p: 2 }}>
          <Typography>Monday to Friday, 9:00 to 18:00</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </React.Fragment>
  );
}
