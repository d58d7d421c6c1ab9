import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function CastList() {
  return (
    <List role="list" aria-label="Crew" sx={{ maxWidth: 320 }}>
      <ListItem>
        <ListItemText primary="Mara Stone" secondary="Director" />
      </ListItem>
      <Divider component="li" aria-hidden />
      <ListItem>
        <ListItemText primary="Felix Wood" secondary="Stage design" />
      </ListItem>
      <Divider component="li" aria-hidden />
      <ListItem>
        <ListItemText primary="The Station Quartet" secondary="Music" />
      </ListItem>
    </List>
  );
}
