import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

const search = [
  'w-[260px] [&_.MuiAutocomplete-input]:text-[14px]',
  '[&_.MuiOutlinedInput-root]:rounded-full',
  '[&_.MuiOutlinedInput-root]:bg-(--mui-palette-action-hover)',
  '[&_.MuiAutocomplete-popupIndicator]:transform-none',
].join(' ');

const list = [
  'mt-2 rounded-xl [&_.MuiAutocomplete-option]:mx-2',
  '[&_.MuiAutocomplete-option]:rounded-lg [&_.MuiAutocomplete-option]:text-[14px]',
].join(' ');

export default function StyledSearch() {
  return (
    <Autocomplete
      size="small"
      options={stations}
      defaultValue="Lakeside"
      popupIcon={<SearchIcon fontSize="small" />}
      slotProps={{ listbox: { 'aria-label': 'Stations' }, paper: { className: list } }}
      className={search}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Station' } }}
        />
      )}
    />
  );
}
