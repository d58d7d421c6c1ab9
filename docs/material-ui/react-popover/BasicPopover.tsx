import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

const paper = { role: 'dialog', 'aria-label': 'Palm house' };

export default function BasicPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const show = (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget);

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={show}>
        Palm house
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper }}
      >
        <Typography sx={{ p: 2 }}>Open from 10:00 to 17:30.</Typography>
      </Popover>
    </React.Fragment>
  );
}
