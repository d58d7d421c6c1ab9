import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function GroupedSelect() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id={`${id}-label`}>Film</InputLabel>
      <Select labelId={`${id}-label`} id={id} label="Film" defaultValue="">
        <ListSubheader>Competition</ListSubheader>
        <MenuItem value="North of the River">North of the River</MenuItem>
        <MenuItem value="Paper Moons">Paper Moons</MenuItem>
        <ListSubheader>Midnight</ListSubheader>
        <MenuItem value="Static">Static</MenuItem>
        <MenuItem value="The Lighthouse Keeper">The Lighthouse Keeper</MenuItem>
      </Select>
    </FormControl>
  );
}
