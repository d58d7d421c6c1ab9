import PhoneIcon from '@mui/icons-material/Phone';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function InsetList() {
  return (
    <List role="list" aria-label="Phone numbers">
      <ListItem>
        <ListItemIcon>
          <PhoneIcon />
        </ListItemIcon>
        <ListItemText primary="555-0142" secondary="Front desk" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="555-0143" secondary="Reading room" />
      </ListItem>
    </List>
  );
}
