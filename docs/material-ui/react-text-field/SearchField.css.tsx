import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import './SearchField.css';

const stops = ['Bergen, Strandkaien', 'Florø, ferry terminal', 'Flåm, cruise quay', 'Gudvangen'];

export default function SearchField() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('fl');
  const found = stops.filter((stop) => stop.toLowerCase().includes(query.toLowerCase()));

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <div className="search-field">
      <TextField
        fullWidth
        size="small"
        inputRef={inputRef}
        placeholder="Harbor or town"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': 'Search for a stop' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon />
              </InputAdornment>
            ),
            endAdornment: query && (
              <InputAdornment position="end">
                <IconButton edge="end" size="small" aria-label="Clear the search" onClick={clear}>
                  <CloseIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
            className: 'search-field-input',
          },
        }}
      />
      <Typography role="status" variant="body2" className="search-field-status">
        Stops found: {found.length}
      </Typography>
      <ul className="search-field-stops">
        {found.map((stop) => (
          <Typography key={stop} component="li" variant="subtitle2" className="search-field-stop">
            {stop}
          </Typography>
        ))}
      </ul>
    </div>
  );
}
