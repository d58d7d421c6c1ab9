import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function LimitedTags() {
  return (
    <Autocomplete
      multiple
      limitTags={2}
      getLimitTagsText={(more) => `${more} more`}
      options={stations}
      defaultValue={['Castle Hill', 'Fern Valley', 'Lakeside', 'Mill Road']}
      sx={{ width: '100%', maxWidth: 400 }}
      renderInput={(params) => <TextField {...params} label="Stops" />}
    />
  );
}
