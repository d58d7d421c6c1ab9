import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';
import type { TransitionProps } from '@mui/material/transitions';

const SlideUp = React.forwardRef(function SlideUp(
  props: TransitionProps & { children: React.ReactElement },
  ref: React.Ref<unknown>,
) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function SlideDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        End the tour
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} TransitionComponent={SlideUp}>
        <DialogTitle>End the tour of room 6?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Stay</Button>
          <Button onClick={() => setOpen(false)}>End</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
