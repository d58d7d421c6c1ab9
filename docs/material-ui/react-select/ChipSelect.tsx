import * as React from 'react';
import CancelIcon from '@mui/icons-material/Cancel';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const genres = ['Animation', 'Documentary', 'Short film', 'Silent film', 'Thriller'];

export default function ChipSelect() {
  const id = React.useId();
  const [chosen, setChosen] = React.useState(['Documentary', 'Short film']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
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
        renderValue={(values) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {values.map((value) => (
              <Chip
                key={value}
                label={value}
                tabIndex={-1}
                onDelete={() => setChosen(values.filter((other) => other !== value))}
                deleteIcon={<CancelIcon onMouseDown={(event) => event.stopPropagation()} />}
              />
            ))}
          </Box>
        )}
      >
        {genres.map((genre) => (
          <MenuItem key={genre} value={genre}>
            {genre}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
