import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function AutoWidthSelect() {
  const id = React.useId();

  return (
    <FormControl sx={{ minWidth: 90 }}>
      <InputLabel id={`${id}-label`}>Row</InputLabel>
      <Select autoWidth labelId={`${id}-label`} id={id} label="Row" defaultValue="A">
        <MenuItem value="A">A</MenuItem>
        <MenuItem value="B">B</MenuItem>
        <MenuItem value="Box">Box seats</MenuItem>
      </Select>
    </FormControl>
  );
}
