import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function NewMessage() {
  const [open, setOpen] = React.useState(false);
  const [booked, setBooked] = React.useState(0);

  const book = () => {
    setBooked(booked + 1);
    setOpen(true);
  };

  return (
    <div>
      <Button variant="outlined" onClick={book}>
        Add a helmet
      </Button>
      <Snackbar
        key={booked}
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={`Helmets in this rental: ${booked}`}
      />
    </div>
  );
}
