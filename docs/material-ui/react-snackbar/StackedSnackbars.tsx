import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function StackedSnackbars() {
  const [paid, setPaid] = React.useState(false);
  const [sent, setSent] = React.useState(false);

  const checkOut = () => {
    setPaid(true);
    setSent(true);
  };

  return (
    <div>
      <Button variant="outlined" onClick={checkOut}>
        Check out
      </Button>
      <Snackbar
        open={paid}
        autoHideDuration={8000}
        onClose={(event, reason) => {
          if (reason === 'clickaway') return;
          // Escape closes one message at a time.
          event?.preventDefault();
          setPaid(false);
        }}
        message="$18.00 paid"
      />
      <Snackbar
        open={sent}
        autoHideDuration={8000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setSent(false);
        }}
        message="Receipt sent to Ana Castro"
        sx={paid ? { bottom: { xs: 64, sm: 80 } } : undefined}
      />
    </div>
  );
}
