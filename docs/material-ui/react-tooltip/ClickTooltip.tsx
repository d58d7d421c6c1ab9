import * as React from 'react';
import HelpIcon from '@mui/icons-material/HelpOutline';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ClickTooltip() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Tooltip
        describeChild
        title="Heights are above sea level."
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableTouchListener
      >
        <IconButton aria-label="About heights" onClick={() => setOpen(true)}>
          <HelpIcon />
        </IconButton>
      </Tooltip>
    </ClickAwayListener>
  );
}
