import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import './StyledSearch.css';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function StyledSearch() {
  return (
    <Autocomplete
      size="small"
      options={stations}
      defaultValue="Lakeside"
      popupIcon={<SearchIcon fontSize="small" />}
      slotProps={{ listbox: { 'aria-label': 'Stations' }, paper: { className: 'station-list' } }}
      className="station-search"
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Station' } }}
        />
      )}
    />
  );
}
