import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { backdropClasses } from '@mui/material/Backdrop';

export default function StyledDrawer() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ p: 2 }}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Basket
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        elevation={3}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-labelledby': id }}
        sx={{
          [`& .${drawerClasses.paper}`]: {
            boxSizing: 'border-box',
            width: 'min(320px, 85%)',
            top: 12,
            insetInlineEnd: 12,
            height: 'calc(100% - 24px)',
            borderRadius: 3,
            p: 2,
          },
          [`& > .${backdropClasses.root}`]: { backdropFilter: 'blur(3px)' },
        }}
      >
        <Typography id={id} variant="h6" component="h2" gutterBottom>
          Basket
        </Typography>
        <Typography sx={{ flexGrow: 1 }}>Two inner tubes and a bell, $31.40.</Typography>
        <Button variant="contained" onClick={() => setOpen(false)}>
          Check out
        </Button>
      </Drawer>
    </Box>
  );
}
