import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SeveralGenres() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id={`${id}-label`}>Genres</InputLabel>
      <Select
        multiple
        labelId={`${id}-label`}
        id={id}
        label="Genres"
        defaultValue={['Documentary', 'Thriller']}
      >
        <MenuItem value="Animation">Animation</MenuItem>
        <MenuItem value="Documentary">Documentary</MenuItem>
        <MenuItem value="Short film">Short film</MenuItem>
        <MenuItem value="Thriller">Thriller</MenuItem>
      </Select>
    </FormControl>
  );
}
