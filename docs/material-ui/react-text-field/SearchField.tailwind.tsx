import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stops = ['Bergen, Strandkaien', 'Florø, ferry terminal', 'Flåm, cruise quay', 'Gudvangen'];

const input =
  'rounded-full bg-(--mui-palette-action-hover) ' +
  '[&_.MuiOutlinedInput-notchedOutline]:border-transparent ' +
  '[&:hover:not(.Mui-focused)_.MuiOutlinedInput-notchedOutline]:border-(--mui-palette-divider)';

export default function SearchField() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('fl');
  const found = stops.filter((stop) => stop.toLowerCase().includes(query.toLowerCase()));

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <div className="grid w-full max-w-[360px] gap-3 text-(--mui-palette-text-primary)">
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
            className: input,
          },
        }}
      />
      <Typography
        role="status"
        variant="body2"
        className="px-4 text-(--mui-palette-text-secondary)"
      >
        Stops found: {found.length}
      </Typography>
      <ul className="m-0 list-none p-0">
        {found.map((stop) => (
          <Typography key={stop} component="li" variant="subtitle2" className="px-4 py-2">
            {stop}
          </Typography>
        ))}
      </ul>
    </div>
  );
}
