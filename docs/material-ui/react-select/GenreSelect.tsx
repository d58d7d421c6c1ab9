import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const genres = ['Animation', 'Documentary', 'Short film', 'Silent film', 'Thriller'];

export default function GenreSelect() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Documentary', 'Short film']);

  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id={`${id}-label`}>Genres</InputLabel>
      <Select
        multiple
        labelId={`${id}-label`}
        id={id}
        label="Genres"
        value={chosen}
        onChange={({ target: { value } }) => {
          // A string if the browser fills in the form.
          setChosen(typeof value === 'string' ? [value] : value);
        }}
        renderValue={(values) => values.join(', ')}
      >
        {genres.map((genre) => (
          <MenuItem key={genre} value={genre} sx={{ gap: 1.5 }}>
            {chosen.includes(genre) ? (
              <CheckBoxIcon color="primary" />
            ) : (
              <CheckBoxOutlineBlankIcon color="action" />
            )}
            {genre}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
