import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function PinnedPlayer() {
  const id = React.useId();
  const opener = React.useRef<HTMLButtonElement>(null);
  const [playing, setPlaying] = React.useState(false);

  const stop = () => {
    setPlaying(false);
    opener.current?.focus();
  };

  return (
    <div>
      <Button
        ref={opener}
        variant="outlined"
        aria-pressed={playing}
        aria-controls={playing ? id : undefined}
        onClick={() => setPlaying(!playing)}
      >
        Listen live
      </Button>
      {playing && (
        <Portal>
          <Paper
            elevation={8}
            component="section"
            id={id}
            aria-label="Player"
            sx={{
              position: 'fixed',
              zIndex: 'snackbar',
              bottom: 16,
              insetInlineStart: 16,
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 2,
              py: 1,
            }}
          >
            <Typography>Harbor Radio, live</Typography>
            <Button onClick={stop}>Stop</Button>
          </Paper>
        </Portal>
      )}
    </div>
  );
}
