import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stops = [
  { label: 'Harbor Street', line: 'Coast Line' },
  { label: 'Mill Road', line: 'Valley Line' },
  { label: 'Old Quay', line: 'Coast Line' },
  { label: 'Fern Valley', line: 'Valley Line' },
  { label: 'Salt Marsh', line: 'Coast Line' },
].sort((one, other) => one.line.localeCompare(other.line));

export default function GroupedStations() {
  return (
    <Autocomplete
      options={stops}
      groupBy={(stop) => stop.line}
      sx={{ width: 260 }}
      renderInput={(params) => <TextField {...params} label="Ticket counter" />}
    />
  );
}
