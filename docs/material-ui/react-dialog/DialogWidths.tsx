import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';

export default function DialogWidths() {
  const [open, setOpen] = React.useState(false);
  const [maxWidth, setMaxWidth] = React.useState<DialogProps['maxWidth']>('xs');
  const [fullWidth, setFullWidth] = React.useState(true);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Print a label
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} maxWidth={maxWidth} fullWidth={fullWidth}>
        <DialogTitle>Label for the bronze lamp</DialogTitle>
        <DialogContent>
          <FormControl>
            <FormLabel id="width-label">Maximum width</FormLabel>
            <RadioGroup
              row
              name="width"
              aria-labelledby="width-label"
              value={maxWidth}
              onChange={(_event, next) => setMaxWidth(next as DialogProps['maxWidth'])}
            >
              {['xs', 'sm', 'md'].map((width) => (
                <FormControlLabel key={width} value={width} label={width} control={<Radio />} />
              ))}
            </RadioGroup>
            <FormControlLabel
              label="Full width"
              control={
                <Switch
                  checked={fullWidth}
                  onChange={(event) => setFullWidth(event.target.checked)}
                />
              }
            />
          </FormControl>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
