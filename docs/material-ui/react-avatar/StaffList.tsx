import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const staff = [
  { name: 'Amir Stone', desk: 'Courts and crime', color: '#1565c0' },
  { name: 'Paula Reyes', desk: 'Weekend magazine', color: '#ad1457' },
  { name: 'Jun Park', desk: 'Photo', color: '#2e7d32' },
];

export default function StaffList() {
  const [chosen, setChosen] = React.useState('Paula Reyes');

  return (
    <List aria-label="Assign the story to" sx={{ width: '100%', maxWidth: 320 }}>
      {staff.map(({ name, desk, color }) => (
        <ListItem key={name} disablePadding sx={{ color: 'text.primary' }}>
          <ListItemButton
            selected={name === chosen}
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
          >
            <ListItemAvatar>
              <Avatar aria-hidden sx={{ bgcolor: color, color: '#fff' }}>
                {name.charAt(0)}
              </Avatar>
            </ListItemAvatar>
            <ListItemText primary={name} secondary={name === chosen ? `${desk}, assigned` : desk} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
