import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = [
  'Castle Hill',
  'Dunmore',
  'Elm Park',
  'Fern Valley',
  'Granary Lane',
  'Harbor Street',
  'Kingsway',
  'Lakeside',
  'Market Hall',
  'Mill Road',
  'North Junction',
  'Old Quay',
  'Park Lane',
  'Quarry Halt',
  'River Bridge',
  'Salt Marsh',
];

export default function BasicAutocomplete() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => <TextField {...params} label="Station" />}
      sx={{ width: 260 }}
    />
  );
}
