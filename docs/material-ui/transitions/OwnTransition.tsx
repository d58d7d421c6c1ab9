import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import type { TransitionProps } from '@mui/material/transitions';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useForkRef } from '@mui/material/utils';
import { Transition } from 'react-transition-group';

const Sharpen = React.forwardRef(function Sharpen(
  { in: open, appear, timeout = 300, onEnter, onExited, children, ...other }: TransitionProps,
  ref: React.Ref<HTMLDivElement>,
) {
  const nodeRef = React.useRef<HTMLDivElement>(null);
  const handleRef = useForkRef(nodeRef, ref);
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hidden = { opacity: 0, filter: lessMotion ? 'none' : 'blur(12px)' };
  const report = (callback?: (node: HTMLElement, appears: boolean) => void, appears = false) => {
    if (callback && nodeRef.current) callback(nodeRef.current, appears);
  };

  return (
    <Transition
      in={open}
      appear={appear}
      timeout={timeout}
      nodeRef={nodeRef}
      unmountOnExit
      onEnter={(appears: boolean) => report(onEnter, appears)}
      onExited={() => report(onExited)}
    >
      {(state) => (
        <div
          {...other}
          ref={handleRef}
          style={{
            height: '100%',
            transition: 'opacity 300ms, filter 300ms',
            ...(state === 'entering' || state === 'entered' ? {} : hidden),
          }}
        >
          {children}
        </div>
      )}
    </Transition>
  );
});

export default function OwnTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Close the slope
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        TransitionComponent={Sharpen}
        transitionDuration={300}
      >
        <DialogTitle>Close the slope for today?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Keep it open</Button>
          <Button onClick={() => setOpen(false)}>Close it</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
