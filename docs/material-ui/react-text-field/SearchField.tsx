import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

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
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', maxWidth: 360 }}>
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
            sx: {
              borderRadius: '999px',
              bgcolor: 'action.hover',
              [`& .${outlinedInputClasses.notchedOutline}`]: { borderColor: 'transparent' },
              [`&:hover:not(.Mui-focused) .${outlinedInputClasses.notchedOutline}`]: {
                borderColor: 'divider',
              },
            },
          },
        }}
      />
      <Typography role="status" variant="body2" sx={{ px: 2, color: 'text.secondary' }}>
        Stops found: {found.length}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.map((stop) => (
          <Typography key={stop} component="li" variant="subtitle2" sx={{ px: 2, py: 1 }}>
            {stop}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
