import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';

export default function FullScreenDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ p: 2, textAlign: 'center' }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Describe the object
      </Button>
      <Dialog fullScreen open={open} onClose={close}>
        <AppBar position="static">
          <Toolbar sx={{ gap: 1 }}>
            <IconButton edge="start" color="inherit" aria-label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
            <DialogTitle sx={{ flexGrow: 1, p: 0 }}>Sea chart</DialogTitle>
            <Button color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <TextField label="Material" margin="dense" fullWidth />
          <TextField label="Origin" margin="dense" fullWidth />
        </DialogContent>
      </Dialog>
    </Box>
  );
}
