import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);
  const [offset, setOffset] = React.useState({ x: 0, y: 0 });
  const start = React.useRef({ x: 0, y: 0 });

  const startDrag = (event: React.PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
  };

  const drag = (event: React.PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setOffset({ x: event.clientX - start.current.x, y: event.clientY - start.current.y });
  };

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Inspect the medal
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ style: { transform: `translate(${offset.x}px, ${offset.y}px)` } }}
      >
        <DialogTitle
          onPointerDown={startDrag}
          onPointerMove={drag}
          sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}
        >
          Comet medal, 1744
        </DialogTitle>
        <DialogContent>
          <DialogContentText>Silver, gilded, 42 mm.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
