import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TransitionStates() {
  const [open, setOpen] = React.useState(true);
  const [state, setState] = React.useState('entered');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Grow
        in={open}
        appear={false}
        timeout={{ enter: 1200, exit: 600 }}
        easing={{ enter: 'cubic-bezier(0.2, 1.6, 0.4, 1)', exit: 'ease-in' }}
        onEntering={() => setState('entering')}
        onEntered={() => setState('entered')}
        onExiting={() => setState('exiting')}
        onExited={() => setState('exited')}
      >
        <Paper variant="outlined" sx={{ p: 2, textAlign: 'center' }}>
          Gale warning until 18:00
        </Paper>
      </Grow>
      <Button variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Lift the warning' : 'Issue the warning'}
      </Button>
      <Typography role="status" variant="body2">
        State: {state}
      </Typography>
    </Stack>
  );
}
