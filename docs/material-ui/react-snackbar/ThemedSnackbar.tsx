import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function ThemedSnackbar() {
  const [lent, setLent] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  const lend = () => {
    setLent(lent + 1);
    setOpen(true);
  };

  return (
    <>
      <Button variant="outlined" onClick={lend}>
        Lend a pump
      </Button>
      <Snackbar
        key={lent}
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={`Pump ${lent} lent with bike 14`}
        action={
          <Button color="inherit" size="small" href="/rentals/2081">
            View rental
          </Button>
        }
      />
    </>
  );
}
