import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export default function AutocompletePicture() {
  return (
    <Autocomplete
      size="small"
      options={['Oslo', 'Bergen']}
      defaultValue="Oslo"
      disableClearable
      sx={{ width: 136 }}
      renderInput={(params) => <TextField {...params} label="City" />}
    />
  );
}
