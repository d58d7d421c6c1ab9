import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapsedDetails() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <div>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Opening hours
      </Button>
      <Collapse id={id} in={open}>
        <Typography sx={{ px: 1, pb: 1 }}>The cable car runs daily from 08:30 to 16:15.</Typography>
      </Collapse>
      <Typography sx={{ px: 1 }}>The last bus to Fir Lake leaves at 17:00.</Typography>
    </div>
  );
}
