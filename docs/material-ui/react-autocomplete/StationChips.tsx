import TrainIcon from '@mui/icons-material/Train';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function StationChips() {
  return (
    <Autocomplete
      multiple
      options={stations}
      defaultValue={['Castle Hill', 'Lakeside']}
      sx={{ width: '100%', maxWidth: 400 }}
      renderTags={(value, getTagProps) =>
        value.map((station, index) => {
          const { key, ...props } = getTagProps({ index });
          return (
            <Chip key={key} {...props} icon={<TrainIcon />} label={station} variant="outlined" />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Stops" />}
    />
  );
}
