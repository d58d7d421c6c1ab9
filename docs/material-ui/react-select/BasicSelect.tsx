import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const venues = { palace: '412 seats', arsenal: '180 seats', garden: 'Open air, bring a blanket' };

export default function BasicSelect() {
  const [venue, setVenue] = React.useState('palace');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id="venue-label">Venue</InputLabel>
      <Select
        labelId="venue-label"
        id="venue"
        label="Venue"
        value={venue}
        onChange={(event) => setVenue(event.target.value)}
      >
        <MenuItem value="palace">Palace</MenuItem>
        <MenuItem value="arsenal">Arsenal</MenuItem>
        <MenuItem value="garden">Garden Cinema</MenuItem>
      </Select>
      <FormHelperText role="status">{venues[venue as keyof typeof venues]}</FormHelperText>
    </FormControl>
  );
}
