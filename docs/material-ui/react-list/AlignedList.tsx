import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

export default function AlignedList() {
  return (
    <List role="list" aria-label="Reviews" sx={{ width: '100%', maxWidth: 360 }}>
      <ListItem alignItems="flex-start">
        <ListItemAvatar>
          <Avatar aria-hidden sx={{ bgcolor: '#1565c0', color: '#fff' }}>
            IM
          </Avatar>
        </ListItemAvatar>
        <ListItemText
          primary="Ines Marques"
          secondary="I read it in one night. The chapter about the lighthouse alone is worth the wait."
        />
      </ListItem>
      <Divider variant="inset" component="li" aria-hidden />
      <ListItem alignItems="flex-start">
        <ListItemAvatar>
          <Avatar aria-hidden sx={{ bgcolor: '#6a1b9a', color: '#fff' }}>
            TO
          </Avatar>
        </ListItemAvatar>
        <ListItemText
          primary="Tom Archer"
          secondary="A slow start, but the last hundred pages make up for it. I cried on the bus."
        />
      </ListItem>
    </List>
  );
}
