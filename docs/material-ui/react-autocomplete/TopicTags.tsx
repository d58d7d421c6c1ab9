import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const topics = ['Accessibility', 'Delays', 'Prices', 'Staff', 'Tickets'];

export default function TopicTags() {
  return (
    <Autocomplete
      multiple
      freeSolo
      options={topics}
      defaultValue={['Delays', 'Platform 9']}
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={(params) => (
        <TextField {...params} label="Topics" helperText="Press Enter after each topic" />
      )}
    />
  );
}
