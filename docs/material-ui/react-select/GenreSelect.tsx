import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const genres = ['Animation', 'Documentary', 'Short film', 'Silent film', 'Thriller'];

export default function GenreSelect() {
  const [chosen, setChosen] = React.useState(['Documentary', 'Short film']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id="genres-label">Genres</InputLabel>
      <Select
        multiple
        labelId="genres-label"
        id="genres"
        label="Genres"
        value={chosen}
        onChange={(event) => setChosen([event.target.value].flat())}
        renderValue={(values) => (
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {values.map((value) => (
              <Chip key={value} component="span" size="small" label={value} />
            ))}
          </Box>
        )}
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
