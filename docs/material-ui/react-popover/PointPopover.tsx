import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import type { PopoverPosition } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PointPopover() {
  const [open, setOpen] = React.useState(false);
  const [point, setPoint] = React.useState<PopoverPosition>({ top: 0, left: 0 });

  const show = (event: React.MouseEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    // A key press has no place, so it opens the popover in the middle.
    const byKey = event.detail === 0;
    setPoint({
      left: byKey ? box.left + box.width / 2 : event.clientX,
      top: byKey ? box.top + box.height / 2 : event.clientY,
    });
    setOpen(true);
  };

  return (
    <React.Fragment>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={show}
        sx={{
          width: '100%',
          maxWidth: 420,
          height: 120,
          borderRadius: 2,
          typography: 'body2',
          color: '#12331c',
          background: 'linear-gradient(120deg, #dcebb5, #a8cf8e)',
          '&:focus-visible': { outline: '3px solid #12331c', outlineOffset: -6 },
        }}
      >
        Orchard: click where the tree stands
      </ButtonBase>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchorReference="anchorPosition"
        anchorPosition={point}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Tree' } }}
      >
        <Typography sx={{ p: 2 }}>Pear, planted in 1987</Typography>
      </Popover>
    </React.Fragment>
  );
}
