import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function AnyOption() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel shrink id={`${id}-label`}>
        Language
      </InputLabel>
      <Select displayEmpty labelId={`${id}-label`} id={id} label="Language" defaultValue="">
        <MenuItem value="">Any language</MenuItem>
        <MenuItem value="Icelandic">Icelandic</MenuItem>
        <MenuItem value="Korean">Korean</MenuItem>
        <MenuItem value="Portuguese">Portuguese</MenuItem>
      </Select>
    </FormControl>
  );
}
