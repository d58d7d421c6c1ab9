import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stops = [
  { name: 'Bergen, Strandkaien', line: 'Express boat, quay 2' },
  { name: 'Florø, ferry terminal', line: 'Express boat, quay 1' },
  { name: 'Flåm, cruise quay', line: 'Fjord ferry' },
  { name: 'Gudvangen', line: 'Fjord ferry, car deck' },
];

const input = [
  'rounded-full bg-(--mui-palette-action-hover)',
  '[&_.MuiOutlinedInput-notchedOutline]:border-transparent',
  '[&:hover:not(.Mui-focused)_.MuiOutlinedInput-notchedOutline]:border-(--mui-palette-divider)',
].join(' ');

export default function SearchField() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('fl');
  const found = stops.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));

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
        inputProps={{ 'aria-label': 'Search for a stop' }}
        InputProps={{
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
        }}
      />
      <Typography
        role="status"
        variant="body2"
        className="px-4 text-(--mui-palette-text-secondary)"
      >
        Stops found: {found.length}
      </Typography>
      <ul className="m-0 grid list-none gap-2 p-0">
        {found.map(({ name, line }) => (
          <li key={name} className="rounded-xl px-4 py-2 hover:bg-(--mui-palette-action-hover)">
            <Typography variant="subtitle2" component="div">
              {name}
            </Typography>
            <Typography variant="body2" className="text-(--mui-palette-text-secondary)">
              {line}
            </Typography>
          </li>
        ))}
      </ul>
    </div>
  );
}
