import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const names = [
  { name: 'Baton Rouge', meaning: 'red stick' },
  { name: 'Beijing', meaning: 'northern capital' },
  { name: 'Buenos Aires', meaning: 'good winds' },
  { name: 'Casablanca', meaning: 'white house' },
  { name: 'Copenhagen', meaning: 'harbor of merchants' },
  { name: 'Detroit', meaning: 'strait' },
  { name: 'Las Vegas', meaning: 'the meadows' },
  { name: 'Montenegro', meaning: 'black mountain' },
];
const pageSize = 3;
const count = Math.ceil(names.length / pageSize);

export default function NamePages() {
  const [page, setPage] = React.useState(1);
  const listRef = React.useRef<HTMLUListElement>(null);

  const changePage = (_event: React.ChangeEvent<unknown>, next: number) => {
    setPage(next);
    // The arrow is disabled at the ends and would lose the focus.
    if (next === 1 || next === count) listRef.current?.focus();
  };

  return (
    <Stack sx={{ gap: 1, alignItems: 'center' }}>
      <List
        ref={listRef}
        role="list"
        aria-label="Names"
        aria-live="polite"
        tabIndex={-1}
        dense
        sx={{ width: 220 }}
      >
        {names.slice((page - 1) * pageSize, page * pageSize).map(({ name, meaning }) => (
          <ListItem key={name} divider>
            <ListItemText primary={name} secondary={meaning} />
          </ListItem>
        ))}
      </List>
      <Pagination count={count} page={page} onChange={changePage} aria-label="Pages of the list" />
    </Stack>
  );
}
