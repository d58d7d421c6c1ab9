import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const endings =
  'Bradford Chatham Chester Durham Gosport Hatfield Hereford Leicester Oxford Sheffield Southport Stockport Winchester';
const names = endings.split(' ');
const size = 4;

export default function NameSearch() {
  const [text, setText] = React.useState('');
  const [page, setPage] = React.useState(1);
  const found = names.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const listRef = React.useRef<HTMLDivElement>(null);
  const count = Math.max(1, Math.ceil(found.length / size));

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, color: 'text.primary' }}>
      <TextField
        id="name-search"
        label="Part of a name, such as ford"
        size="small"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPage(1);
        }}
      />
      <Typography role="status" variant="body2">
        Found: {found.length} names, page {page} of {count}
      </Typography>
      <Box
        ref={listRef}
        tabIndex={-1}
        role="group"
        aria-label="Found names"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 1,
          justifyItems: 'start',
          minHeight: 72,
        }}
      >
        {found.slice((page - 1) * size, page * size).map((name) => (
          <Chip key={name} label={name} variant="outlined" />
        ))}
      </Box>
      <Pagination
        count={count}
        page={page}
        onChange={(_event, next) => {
          setPage(next);
          if (next === 1 || next === count) listRef.current?.focus();
        }}
        aria-label="Pages of found names"
      />
    </Stack>
  );
}
