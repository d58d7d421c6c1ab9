import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

const years = Array.from({ length: 24 }, (_unused, index) => 1893 + index * 5);

export default function LongDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        History of the lamp
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Bronze lamp 1893.14</DialogTitle>
        <DialogContent dividers role="region" aria-label="History" tabIndex={0}>
          {years.map((year) => (
            <Typography key={year} gutterBottom>
              {year}: cleaned and photographed
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
