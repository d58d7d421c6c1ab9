import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const stops = ['Harbor Street', 'Castle Hill', 'Fern Valley', 'Lakeside', 'Mill Road'];
const start = 'Harbor Street';

export default function FixedStops() {
  const [route, setRoute] = React.useState([start, 'Lakeside']);

  return (
    <Autocomplete
      multiple
      options={stops}
      value={route}
      onChange={(_event, value) => setRoute([start, ...value.filter((stop) => stop !== start)])}
      getOptionDisabled={(stop) => stop === start}
      renderTags={(value, getTagProps) =>
        value.map((stop, index) => {
          const { key, ...props } = getTagProps({ index });
          const onDelete = stop === start ? undefined : props.onDelete;
          return <Chip key={key} label={stop} {...props} onDelete={onDelete} />;
        })
      }
      sx={{ width: '100%', maxWidth: 400 }}
      renderInput={(params) => (
        <TextField {...params} label="Stops" helperText="The tour starts at Harbor Street" />
      )}
    />
  );
}
