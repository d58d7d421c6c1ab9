import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

const sections = [
  { name: 'Competition', films: ['North of the River', 'Paper Moons'] },
  { name: 'Midnight', films: ['The Lighthouse Keeper', 'Static'] },
];

export default function NativeGroups() {
  const [film, setFilm] = React.useState('Static');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel htmlFor="favorite">Audience award</InputLabel>
      <Select
        native
        id="favorite"
        label="Audience award"
        value={film}
        onChange={(event) => setFilm(event.target.value)}
      >
        {sections.map(({ name, films }) => (
          <optgroup key={name} label={name}>
            {films.map((title) => (
              <option key={title}>{title}</option>
            ))}
          </optgroup>
        ))}
      </Select>
      <FormHelperText role="status">Your vote: {film}</FormHelperText>
    </FormControl>
  );
}
