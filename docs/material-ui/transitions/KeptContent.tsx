import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function KeptContent() {
  const [open, setOpen] = React.useState(true);
  const [filed, setFiled] = React.useState(false);
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={`${id}-kept ${id}-unmounted`}
        onClick={() => setOpen(!open)}
      >
        Visit to the station
      </Button>
      <div id={`${id}-kept`}>
        <Collapse in={open}>
          <TextField
            label="Repairs"
            helperText="Stays in the document"
            defaultValue="Rain gauge"
            margin="dense"
            fullWidth
          />
        </Collapse>
      </div>
      <div id={`${id}-unmounted`}>
        <Collapse in={open} unmountOnExit>
          <TextField
            label="Weather"
            helperText="Is unmounted"
            defaultValue="Fog"
            margin="dense"
            fullWidth
          />
        </Collapse>
      </div>
      <Button variant="contained" onClick={() => setFiled(true)}>
        File the visit
      </Button>
      <Typography role="status" variant="body2">
        {filed ? 'Filed at 06:30' : 'Not filed'}
      </Typography>
    </Stack>
  );
}
