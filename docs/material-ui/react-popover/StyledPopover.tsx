import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function StyledPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Plant of the week
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        elevation={0}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Plant of the week',
            sx: {
              mt: 1,
              p: 2,
              borderRadius: 3,
              border: '2px solid',
              borderColor: 'success.main',
              bgcolor: 'background.default',
            },
          },
        }}
      >
        <Typography sx={{ fontWeight: 'medium' }}>Alpine primrose</Typography>
        <Typography variant="body2">Alpine house, bench 4</Typography>
      </Popover>
    </div>
  );
}
