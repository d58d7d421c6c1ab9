import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const departures = [
  'Castle Hill, 8:04 AM, direct',
  'Castle Hill, 8:31 AM, via North Junction',
  'Castle Hill, 9:04 AM, direct',
  'Castle Hill, 9:40 AM, bus via Mill Road',
];

export default function ThemedAutocomplete() {
  return (
    <Autocomplete
      options={departures}
      sx={{ width: 200 }}
      renderInput={(params) => <TextField {...params} label="Departure" />}
    />
  );
}
