import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const stops = [
  { name: 'Harbor Street', line: 'Coast Line', closed: false },
  { name: 'Mill Road', line: 'Valley Line', closed: false },
  { name: 'Old Quay', line: 'Coast Line', closed: true },
  { name: 'Fern Valley', line: 'Valley Line', closed: false },
  { name: 'Salt Marsh', line: 'Coast Line', closed: false },
].sort((one, other) => one.line.localeCompare(other.line));

export default function LineStations() {
  const [stop, setStop] = React.useState<(typeof stops)[number] | null>(null);

  return (
    <Autocomplete
      id="pickup"
      options={stops}
      value={stop}
      onChange={(_event, value) => setStop(value)}
      groupBy={({ line }) => line}
      getOptionLabel={({ name, closed }) => (closed ? `${name} (closed until May)` : name)}
      getOptionDisabled={({ closed }) => closed}
      sx={{ width: '100%', maxWidth: 300 }}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="group" aria-label={group}>
          <ListSubheader component="div" aria-hidden>
            {group}
          </ListSubheader>
          <Box component="ul" role="presentation" sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Ticket counter"
          helperText={stop ? `On the ${stop.line}` : 'Where you collect your ticket'}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
