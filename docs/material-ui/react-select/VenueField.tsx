import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const venues = [
  { name: 'Arsenal', seats: 180 },
  { name: 'Garden Cinema', seats: 95 },
  { name: 'Library Hall', seats: 120 },
  { name: 'Old Mint', seats: 64 },
  { name: 'Palace', seats: 412 },
  { name: 'Riverside', seats: 230 },
];

export default function VenueField() {
  const id = React.useId();
  const [name, setName] = React.useState('');
  const venue = venues.find((each) => each.name === name);

  return (
    <FormControl sx={{ width: 260 }}>
      <InputLabel id={`${id}-label`}>Venue</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Venue"
        aria-describedby={`${id}-help`}
        value={name}
        onChange={(event) => setName(event.target.value)}
      >
        {venues.map((each) => (
          <MenuItem key={each.name} value={each.name}>
            {each.name}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={`${id}-help`} role="status">
        {venue ? `${venue.seats} seats` : 'Where do you want to go?'}
      </FormHelperText>
    </FormControl>
  );
}
