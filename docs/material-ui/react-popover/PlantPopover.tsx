import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PlantPopover() {
  const titleId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Banana
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId } }}
      >
        <Box sx={{ p: 2, maxWidth: 240 }}>
          <Typography id={titleId} variant="subtitle1" component="h2">
            Banana on the gallery
          </Typography>
          <Typography variant="body2" gutterBottom>
            In flower since the first week of May.
          </Typography>
          <Link href="/garden/palm-house">Plants of the palm house</Link>
        </Box>
      </Popover>
    </React.Fragment>
  );
}
