import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const names = ['Bradford', 'Chatham', 'Gosport', 'Hereford', 'Oxford', 'Southport', 'Stockport'];
const pageSize = 3;

export default function NameSearch() {
  const [text, setText] = React.useState('');
  const [page, setPage] = React.useState(1);
  const listRef = React.useRef<HTMLUListElement>(null);
  const found = names.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  const count = Math.max(1, Math.ceil(found.length / pageSize));

  const search = (event: React.ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    setPage(1);
  };

  const changePage = (_event: React.ChangeEvent<unknown>, next: number) => {
    setPage(next);
    if (next === 1 || next === count) listRef.current?.focus();
  };

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 300 }}>
      <TextField label="Part of a name" size="small" value={text} onChange={search} />
      <Typography role="status" variant="body2">
        Names found: {found.length}, page {page} of {count}
      </Typography>
      <List
        ref={listRef}
        role="list"
        aria-label="Found names"
        tabIndex={-1}
        dense
        sx={{ minHeight: 112 }}
      >
        {found.slice((page - 1) * pageSize, page * pageSize).map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </List>
      <Pagination
        count={count}
        page={page}
        onChange={changePage}
        aria-label="Pages of found names"
      />
    </Stack>
  );
}
