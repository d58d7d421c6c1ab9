import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import TextField from '@mui/material/TextField';

const stations = [
  'Castle Hill',
  'Fern Valley',
  'Harbor Street',
  'Lakeside',
  'Mill Road',
  'North Junction',
];

export default function DelayAlerts() {
  const [watched, setWatched] = React.useState(['Castle Hill', 'Lakeside', 'Mill Road']);

  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={2}
      id="alerts"
      options={stations}
      value={watched}
      onChange={(_event, value) => setWatched(value)}
      getLimitTagsText={(more) => `${more} more`}
      sx={{ width: '100%', maxWidth: 420 }}
      renderOption={({ key, ...props }, station, { selected }) => (
        <li key={key} {...props}>
          <Checkbox
            size="small"
            checked={selected}
            tabIndex={-1}
            inputProps={{ 'aria-hidden': true }}
            sx={{ mr: 1, p: 0.5 }}
          />
          {station}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Delay alerts"
          helperText={watched.length > 0 ? `Alerts for: ${watched.join(', ')}` : 'No alerts'}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
