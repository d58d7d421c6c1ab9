import BookIcon from '@mui/icons-material/Book';
import MapIcon from '@mui/icons-material/Map';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

export default function ListPicture() {
  return (
    <List dense disablePadding sx={{ width: 130 }}>
      <ListItem disableGutters>
        <ListItemIcon sx={{ minWidth: 32 }}>
          <BookIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary="Novels" />
      </ListItem>
      <ListItem disableGutters>
        <ListItemIcon sx={{ minWidth: 32 }}>
          <MapIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText primary="Atlases" />
      </ListItem>
    </List>
  );
}
