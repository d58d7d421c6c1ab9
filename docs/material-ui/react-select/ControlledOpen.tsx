import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function ControlledOpen() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <Stack sx={{ gap: 2, width: 220 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change the language
      </Button>
      <FormControl>
        <InputLabel id={`${id}-label`}>Subtitles</InputLabel>
        <Select
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          labelId={`${id}-label`}
          id={id}
          label="Subtitles"
          defaultValue="English"
        >
          <MenuItem value="English">English</MenuItem>
          <MenuItem value="Korean">Korean</MenuItem>
          <MenuItem value="Portuguese">Portuguese</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
