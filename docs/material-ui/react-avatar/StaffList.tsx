import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const staff = [
  { name: 'Amir Stone', desk: 'Courts and crime', color: '#bf360c' },
  { name: 'Paula Reyes', desk: 'Weekend magazine', color: '#6a1b9a' },
  { name: 'Jun Park', desk: 'Photo', color: '#37474f' },
];

export default function StaffList() {
  const [chosen, setChosen] = React.useState('Paula Reyes');

  return (
    <List
      aria-labelledby="assign"
      subheader={
        <ListSubheader id="assign" disableSticky>
          Assign the story to
        </ListSubheader>
      }
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {staff.map(({ name, desk, color }) => (
        <ListItem key={name} disablePadding sx={{ color: 'text.primary' }}>
          <ListItemButton
            selected={name === chosen}
            aria-current={name === chosen}
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
