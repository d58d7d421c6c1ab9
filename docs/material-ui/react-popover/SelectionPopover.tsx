import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverProps } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SelectionPopover() {
  const [anchor, setAnchor] = React.useState<PopoverProps['anchorEl']>(null);

  const showAtSelection = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;
    const box = selection.getRangeAt(0).getBoundingClientRect();
    setAnchor({ nodeType: 1, getBoundingClientRect: () => box });
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography onMouseUp={showAtSelection} sx={{ maxWidth: 420 }}>
        Gentians need lime-free soil and a place that stays cool in August. Select some of these
        words.
      </Typography>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        Note on the whole text
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Note' } }}
      >
        <Button onClick={() => setAnchor(null)}>Add a note</Button>
      </Popover>
    </Stack>
  );
}
