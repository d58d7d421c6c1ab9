import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = [
  { label: 'Castle Hill', closed: false },
  { label: 'Harbor Street', closed: false },
  { label: 'Lakeside (closed until May)', closed: true },
  { label: 'Old Quay', closed: false },
];

export default function ClosedStations() {
  return (
    <Autocomplete
      options={stations}
      getOptionDisabled={(station) => station.closed}
      sx={{ width: 280 }}
      renderInput={(params) => <TextField {...params} label="Ticket counter" />}
    />
  );
}
