import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const stops = [
  { label: 'Harbor Street', line: 'Coast Line' },
  { label: 'Old Quay', line: 'Coast Line' },
  { label: 'Salt Marsh', line: 'Coast Line' },
  { label: 'Fern Valley', line: 'Valley Line' },
  { label: 'Mill Road', line: 'Valley Line' },
];

export default function LineStations() {
  return (
    <Autocomplete
      options={stops}
      groupBy={(stop) => stop.line}
      sx={{ width: 260 }}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="group" aria-label={group}>
          <ListSubheader
            component="div"
            aria-hidden
            className={autocompleteClasses.groupLabel}
            sx={{ top: -8 }}
          >
            {group}
          </ListSubheader>
          <Box
            component="ul"
            role="presentation"
            className={autocompleteClasses.groupUl}
            sx={{ p: 0, [`& .${autocompleteClasses.option}`]: { paddingInlineStart: 3 } }}
          >
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Ticket counter" />}
    />
  );
}
