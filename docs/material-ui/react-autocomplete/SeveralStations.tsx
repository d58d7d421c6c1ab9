import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function SeveralStations() {
  return (
    <Autocomplete
      multiple
      options={stations}
      defaultValue={['Castle Hill', 'Lakeside']}
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={(params) => <TextField {...params} label="Stops" />}
    />
  );
}
