import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function SmallAutocomplete() {
  return (
    <Autocomplete
      multiple
      size="small"
      options={stations}
      defaultValue={['Lakeside']}
      sx={{ width: 260 }}
      renderInput={(params) => <TextField {...params} label="Stops" />}
    />
  );
}
