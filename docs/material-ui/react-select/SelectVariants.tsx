import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectVariants() {
  const id = React.useId();

  return (
    <Stack sx={{ gap: 3, width: 240 }}>
      <FormControl variant="filled">
        <InputLabel id={`${id}-filled-label`}>Day</InputLabel>
        <Select labelId={`${id}-filled-label`} id={`${id}-filled`} defaultValue="Friday">
          <MenuItem value="Friday">Friday</MenuItem>
          <MenuItem value="Saturday">Saturday</MenuItem>
        </Select>
      </FormControl>
      <FormControl variant="standard">
        <InputLabel id={`${id}-standard-label`}>Time</InputLabel>
        <Select labelId={`${id}-standard-label`} id={`${id}-standard`} defaultValue="Evening">
          <MenuItem value="Afternoon">Afternoon</MenuItem>
          <MenuItem value="Evening">Evening</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
