import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function BulletList() {
  return (
    <List aria-label="House rules" sx={{ listStyle: 'disc', paddingInlineStart: 4 }}>
      <ListItem disablePadding sx={{ display: 'list-item' }}>
        <ListItemText primary="Quiet on floor 2" />
      </ListItem>
      <ListItem disablePadding sx={{ display: 'list-item' }}>
        <ListItemText primary="No food near the maps" />
      </ListItem>
      <ListItem disablePadding sx={{ display: 'list-item' }}>
        <ListItemText primary="Return books by 18:00" />
      </ListItem>
    </List>
  );
}
