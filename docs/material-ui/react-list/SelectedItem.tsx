import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const messages = [
  { title: 'Your book is ready', text: 'Silent Spring waits at the front desk until Friday.' },
  { title: 'Summer hours', text: 'From June on, Harbor closes at 16:00.' },
  { title: 'Reading night', text: 'Bring a pillow. Doors close at 22:00.' },
];

export default function SelectedItem() {
  const [open, setOpen] = React.useState('Your book is ready');

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <List role="list" aria-label="Messages">
        {messages.map(({ title }) => (
          <ListItem key={title} disablePadding>
            <ListItemButton
              selected={title === open}
              aria-current={title === open}
              onClick={() => setOpen(title)}
            >
              <ListItemText primary={title} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        {messages.find(({ title }) => title === open)?.text}
      </Typography>
    </Box>
  );
}
