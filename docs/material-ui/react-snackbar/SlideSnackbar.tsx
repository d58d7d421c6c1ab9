import * as React from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

export default function SlideSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Book the old town tour
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        TransitionComponent={Slide}
        message="The tour starts at 11:00 at the gate"
      />
    </div>
  );
}
