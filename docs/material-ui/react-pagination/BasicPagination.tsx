import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

const names = [
  ['Baton Rouge', 'red stick'],
  ['Beijing', 'northern capital'],
  ['Buenos Aires', 'good winds'],
  ['Casablanca', 'white house'],
  ['Copenhagen', 'harbor of merchants'],
  ['Detroit', 'strait'],
  ['Las Vegas', 'the meadows'],
  ['Montenegro', 'black mountain'],
  ['Oxford', 'ford for oxen'],
];
const size = 3;
const count = Math.ceil(names.length / size);

export default function BasicPagination() {
  const [page, setPage] = React.useState(1);
  const listRef = React.useRef<HTMLUListElement>(null);
  const shown = names.slice((page - 1) * size, page * size);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <List
        ref={listRef}
        tabIndex={-1}
        dense
        disablePadding
        aria-live="polite"
        aria-label="Names"
        sx={{ width: 220 }}
      >
        {shown.map(([name, meaning]) => (
          <ListItem key={name} disableGutters divider>
            <ListItemText primary={name} secondary={meaning} />
          </ListItem>
        ))}
      </List>
      <Pagination
        count={count}
        page={page}
        onChange={(_event, next) => {
          setPage(next);
          // An arrow that is disabled at the end would lose the focus.
          if (next === 1 || next === count) listRef.current?.focus();
        }}
        aria-label="Pages of names"
      />
    </Stack>
  );
}
