import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function DividerVariants() {
  return (
    <List role="list" aria-label="Cast" sx={{ maxWidth: 360 }}>
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden sx={{ bgcolor: '#6a1b9a', color: '#fff' }}>
            R
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="The conductor" secondary="Ruth Baker" />
      </ListItem>
      <Divider variant="inset" component="li" aria-hidden />
      <ListItem>
        <ListItemAvatar>
          <Avatar aria-hidden sx={{ bgcolor: '#1565c0', color: '#fff' }}>
            S
          </Avatar>
        </ListItemAvatar>
        <ListItemText primary="A violinist" secondary="Samuel Ortiz" />
      </ListItem>
      <Divider variant="middle" component="li" aria-hidden />
      <ListItem>
        <ListItemText primary="Music" secondary="The Station Quartet" />
      </ListItem>
      <Divider component="li" aria-hidden />
      <ListItem>
        <ListItemText primary="Director" secondary="Mara Stone" />
      </ListItem>
    </List>
  );
}
