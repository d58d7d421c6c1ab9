import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function DisabledItems() {
  return (
    <List role="list" aria-label="Branches">
      <ListItem disablePadding>
        <ListItemButton href="/branches/harbor">
          <ListItemText primary="Harbor" secondary="Open until 18:00" />
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton href="/branches/old-mill" disabled>
          <ListItemText primary="Old Mill" secondary="Closed for repairs" />
        </ListItemButton>
      </ListItem>
    </List>
  );
}
