import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import Autocomplete from '@mui/material/Autocomplete';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

const recent = ['bridge repairs', 'night trains', 'ticket prices', 'winter timetable'];

export default function ArchiveSearch() {
  const [query, setQuery] = React.useState<string | null>(null);

  return (
    <Autocomplete
      freeSolo
      options={recent}
      value={query}
      onChange={(_event, value) => setQuery(value)}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Search the news"
          helperText={query ? `Results for “${query}”` : 'Press Enter to search'}
          slotProps={{
            formHelperText: { role: 'status' },
            input: {
              ...params.InputProps,
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
    />
  );
}
