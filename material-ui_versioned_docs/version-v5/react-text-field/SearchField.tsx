import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stops = [
  { name: 'Bergen, Strandkaien', line: 'Express boat, quay 2' },
  { name: 'Florø, ferry terminal', line: 'Express boat, quay 1' },
  { name: 'Flåm, cruise quay', line: 'Fjord ferry' },
  { name: 'Gudvangen', line: 'Fjord ferry, car deck' },
];

export default function SearchField() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [query, setQuery] = React.useState('fl');
  const found = stops.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', maxWidth: 360 }}>
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
          sx: {
            borderRadius: '999px',
            bgcolor: 'action.hover',
            [`& .${outlinedInputClasses.notchedOutline}`]: { borderColor: 'transparent' },
            [`&:hover:not(.Mui-focused) .${outlinedInputClasses.notchedOutline}`]: {
              borderColor: 'divider',
            },
          },
        }}
      />
      <Typography role="status" variant="body2" sx={{ px: 2, color: 'text.secondary' }}>
        Stops found: {found.length}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {found.map(({ name, line }) => (
          <Box
            key={name}
            component="li"
            sx={{ px: 2, py: 1, borderRadius: 3, '&:hover': { bgcolor: 'action.hover' } }}
          >
            <Typography variant="subtitle2" component="div">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {line}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
