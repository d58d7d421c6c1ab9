import Badge, { badgeClasses } from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function ListBadge() {
  return (
    <List component="nav" aria-label="Folders" sx={{ width: '100%', maxWidth: 240 }}>
      <ListItemButton href="/inbox" aria-label="Inbox, 23 unread">
        <ListItemText primary="Inbox" />
        <Badge
          badgeContent={23}
          color="primary"
          sx={{ [`& .${badgeClasses.badge}`]: { position: 'static', transform: 'none' } }}
        />
      </ListItemButton>
      <ListItemButton href="/archive">
        <ListItemText primary="Archive" />
      </ListItemButton>
    </List>
  );
}
