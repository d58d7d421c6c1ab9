import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const departures = new Map([
  ['Castle Hill', '2:05 PM, platform 1'],
  ['Fern Valley', '2:31 PM, platform 2'],
  ['Harbor Street', '2:12 PM, platform 9'],
  ['Lakeside', '2:48 PM, platform 1'],
  ['Mill Road', '2:20 PM, platform 3'],
  ['North Junction', '2:08 PM, platform 6'],
  ['Old Quay', '3:15 PM, platform 2'],
  ['Salt Marsh', '3:40 PM, platform 1'],
]);

const stations = [...departures.keys()];

export default function BasicAutocomplete() {
  const [station, setStation] = React.useState<string | null>(null);
  const next = departures.get(station ?? '');

  return (
    <Autocomplete
      id="station"
      options={stations}
      value={station}
      onChange={(_event, value) => setStation(value)}
      sx={{ width: '100%', maxWidth: 300 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Station"
          helperText={next ? `Next train: ${next}` : 'Shows the next train'}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
