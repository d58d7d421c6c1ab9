import * as React from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function BasicPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Palm house
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Palm house', sx: { p: 2, maxWidth: 260 } },
        }}
      >
        <Typography gutterBottom>
          Open from 10:00 to 17:30. The banana on the gallery is in flower.
        </Typography>
        <Link href="/garden/palm-house">Plants of the palm house</Link>
      </Popover>
    </div>
  );
}
