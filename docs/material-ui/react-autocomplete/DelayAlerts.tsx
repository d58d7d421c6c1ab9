import * as React from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
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
        <Box key={key} component="li" {...props} sx={{ gap: 1.5 }}>
          {selected ? <CheckBoxIcon color="primary" /> : <CheckBoxOutlineBlankIcon />}
          {station}
        </Box>
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
