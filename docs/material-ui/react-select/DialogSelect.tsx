import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function DialogSelect() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [seat, setSeat] = React.useState('Stalls');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Seat: {seat}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`}>Your seat</DialogTitle>
        <DialogContent>
          <FormControl fullWidth sx={{ mt: 1 }}>
            <InputLabel id={`${id}-label`}>Area</InputLabel>
            <Select
              labelId={`${id}-label`}
              id={id}
              label="Area"
              value={seat}
              onChange={(event) => setSeat(event.target.value)}
            >
              <MenuItem value="Stalls">Stalls</MenuItem>
              <MenuItem value="Circle">Circle</MenuItem>
              <MenuItem value="Gallery">Gallery</MenuItem>
            </Select>
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
