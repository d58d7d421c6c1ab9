import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id={`${id}-label`}>Venue</InputLabel>
      <Select labelId={`${id}-label`} id={id} label="Venue" defaultValue="palace">
        <MenuItem value="palace">Palace</MenuItem>
        <MenuItem value="arsenal">Arsenal</MenuItem>
        <MenuItem value="library">Library Hall</MenuItem>
        <MenuItem value="riverside">Riverside</MenuItem>
        <MenuItem value="garden">Garden Cinema</MenuItem>
      </Select>
    </FormControl>
  );
}
