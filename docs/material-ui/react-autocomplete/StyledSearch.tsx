import SearchIcon from '@mui/icons-material/Search';
import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';

const stations = ['Castle Hill', 'Fern Valley', 'Harbor Street', 'Lakeside', 'Mill Road'];

export default function StyledSearch() {
  return (
    <Autocomplete
      size="small"
      options={stations}
      defaultValue="Lakeside"
      popupIcon={<SearchIcon fontSize="small" />}
      slotProps={{
        listbox: { 'aria-label': 'Stations' },
        paper: {
          sx: {
            mt: 1,
            borderRadius: 3,
            [`& .${autocompleteClasses.option}`]: { mx: 1, borderRadius: 2, fontSize: 14 },
          },
        },
      }}
      sx={{
        width: 260,
        [`& .${outlinedInputClasses.root}`]: { borderRadius: '999px', bgcolor: 'action.hover' },
        [`& .${autocompleteClasses.input}`]: { fontSize: 14 },
        [`& .${autocompleteClasses.popupIndicator}`]: { transform: 'none' },
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Station' } }}
        />
      )}
    />
  );
}
