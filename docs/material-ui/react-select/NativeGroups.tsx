import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function NativeGroups() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel htmlFor={id}>Audience award</InputLabel>
      <Select native id={id} label="Audience award" defaultValue="Static">
        <optgroup label="Competition">
          <option value="North of the River">North of the River</option>
          <option value="Paper Moons">Paper Moons</option>
        </optgroup>
        <optgroup label="Midnight">
          <option value="Static">Static</option>
          <option value="The Lighthouse Keeper">The Lighthouse Keeper</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
