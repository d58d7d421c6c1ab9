import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SmallSelect() {
  const id = React.useId();

  return (
    <FormControl size="small" sx={{ width: 200 }}>
      <InputLabel id={`${id}-label`}>Day</InputLabel>
      <Select labelId={`${id}-label`} id={id} label="Day" defaultValue="Friday">
        <MenuItem value="Thursday">Thursday</MenuItem>
        <MenuItem value="Friday">Friday</MenuItem>
        <MenuItem value="Saturday">Saturday</MenuItem>
      </Select>
    </FormControl>
  );
}
