import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import CssBaseline from '@mui/material/CssBaseline';

export default function OpenBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <CssBaseline />
      <Button onClick={() => setOpen(!open)} sx={{ m: 1 }}>
        Dim the page
      </Button>
      <Backdrop open={open} onClick={() => setOpen(false)} sx={{ zIndex: 'modal', color: '#fff' }}>
        <CircularProgress color="inherit" />
      </Backdrop>
    </React.Fragment>
  );
}
