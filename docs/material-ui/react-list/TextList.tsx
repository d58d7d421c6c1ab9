import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function TextList() {
  return (
    <List role="list" aria-label="Branches">
      <ListItem>
        <ListItemText primary="Central" secondary="Open until 20:00" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Harbor" secondary="Open until 18:00" />
      </ListItem>
    </List>
  );
}
