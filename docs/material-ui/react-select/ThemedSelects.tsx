import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const hours = Array.from({ length: 12 }, (_, hour) => `${hour === 0 ? 12 : hour} PM`);

export default function ThemedSelects() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 240 }}>
      <InputLabel id={`${id}-label`}>Films from</InputLabel>
      <Select labelId={`${id}-label`} id={id} label="Films from" defaultValue="8 PM">
        {hours.map((hour) => (
          <MenuItem key={hour} value={hour}>
            {hour}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
