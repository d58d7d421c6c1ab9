import * as React from 'react';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { alpha, styled } from '@mui/material/styles';

const books = ['A Field Guide to Lichens', 'The Tide Tables', 'Bookbinding at Home', 'Sea Charts'];

const Search = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  flex: '1 1 0',
  maxWidth: 320,
  paddingInline: theme.spacing(1.5),
  borderRadius: 999,
  backgroundColor: alpha('#000', 0.15),
  '&:focus-within': {
    backgroundColor: alpha('#000', 0.25),
    outline: '2px solid',
    outlineOffset: 1,
  },
}));

export default function SearchAppBar() {
  const [text, setText] = React.useState('');
  const found = books.filter((book) => book.toLowerCase().includes(text.trim().toLowerCase()));

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar sx={{ gap: 2, justifyContent: 'space-between' }}>
          <Typography variant="h6" component="div" noWrap>
            Catalog
          </Typography>
          <Search role="search" onSubmit={(event) => event.preventDefault()}>
            <SearchIcon fontSize="small" />
            <InputBase
              fullWidth
              type="search"
              placeholder="Title"
              inputProps={{ 'aria-label': 'Search by title' }}
              value={text}
              onChange={(event) => setText(event.target.value)}
              sx={{ color: 'inherit' }}
            />
          </Search>
        </Toolbar>
      </AppBar>
      <List dense role="list" aria-label="Books found">
        {found.map((book) => (
          <ListItem key={book}>
            <ListItemText primary={book} />
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2, color: 'text.secondary' }}>
        {found.length} of {books.length} books
      </Typography>
    </Box>
  );
}
