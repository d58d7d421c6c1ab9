import * as React from 'react';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const loans = [
  { title: 'Jane Eyre', due: 'Due on May 4', color: '#6a1b9a' },
  { title: 'The Sea Around Us', due: 'Due on May 11', color: '#1565c0' },
  { title: 'Invisible Cities', due: 'Due on May 18', color: '#8e2a2a' },
];

export default function LoanList() {
  const id = React.useId();

  return (
    <List
      role="list"
      aria-labelledby={id}
      subheader={
        <ListSubheader id={id} disableSticky>
          On loan
        </ListSubheader>
      }
    >
      {loans.map(({ title, due, color }) => (
        <ListItem key={title}>
          <ListItemAvatar>
            <Avatar variant="rounded" sx={{ bgcolor: color, color: '#fff' }}>
              <MenuBookIcon />
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={title} secondary={due} />
        </ListItem>
      ))}
    </List>
  );
}
