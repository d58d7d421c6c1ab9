import * as React from 'react';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function HoverPopover() {
  const textId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const hide = () => setAnchor(null);

  return (
    <React.Fragment>
      <Link
        href="/garden/alpine-house"
        aria-describedby={textId}
        onMouseEnter={(event) => setAnchor(event.currentTarget)}
        onMouseLeave={hide}
      >
        Alpine house
      </Link>
      <span id={textId} hidden>
        Closed on Mondays
      </span>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={hide}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        disableAutoFocus
        disableEnforceFocus
        disableRestoreFocus
        disableScrollLock
        sx={{ pointerEvents: 'none' }}
      >
        <Typography sx={{ p: 1 }}>Closed on Mondays</Typography>
      </Popover>
    </React.Fragment>
  );
}
