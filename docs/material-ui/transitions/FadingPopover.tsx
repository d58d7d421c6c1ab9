import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function FadingPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Danger level 3
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        TransitionComponent={Fade}
        transitionDuration={{ enter: 500, exit: 200 }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Danger level 3', sx: { p: 2, maxWidth: 260 } },
        }}
      >
        <Typography variant="body2" gutterBottom>
          Avalanches are possible without any load from skiers. Stay on slopes below 30 degrees.
        </Typography>
        <Button size="small" onClick={() => setAnchor(null)}>
          Close
        </Button>
      </Popover>
    </div>
  );
}
