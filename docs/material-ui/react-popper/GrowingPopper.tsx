import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type PopperInstance = PopperProps['popperRef'] extends React.Ref<infer T> | undefined ? T : never;

export default function GrowingPopper() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const popperRef = React.useRef<PopperInstance>(null);

  const closeByKey = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      button?.focus();
    }
  };

  return (
    <Stack onKeyDown={closeByKey} sx={{ position: 'relative', minHeight: 150 }}>
      <Button
        ref={setButton}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Ring Nebula
      </Button>
      <Popper
        role="group"
        aria-label="Ring Nebula"
        disablePortal
        open={open}
        anchorEl={button}
        popperRef={popperRef}
      >
        <Paper elevation={4} sx={{ mt: 1, p: 1.5, typography: 'body2' }}>
          <details onToggle={() => popperRef.current?.update()}>
            <summary>Finding it</summary>
            <Typography variant="body2" sx={{ width: 230, mt: 1 }}>
              Between the two lower stars of the Lyre. A telescope of 10 cm shows the ring.
            </Typography>
          </details>
        </Paper>
      </Popper>
    </Stack>
  );
}
