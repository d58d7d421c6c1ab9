import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const staff = [
  { name: 'Amir Stone', desk: 'Courts and crime', color: '#bf360c' },
  { name: 'Paula Reyes', desk: 'Weekend magazine', color: '#6a1b9a' },
  { name: 'Jun Park', desk: 'Photo', color: '#37474f' },
];

export default function StaffList() {
  return (
    <List role="list" aria-label="Staff" sx={{ maxWidth: 320 }}>
      {staff.map(({ name, desk, color }) => (
        <ListItem key={name}>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: color, color: '#fff' }}>
              {name.charAt(0)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={desk} />
        </ListItem>
      ))}
    </List>
  );
}
