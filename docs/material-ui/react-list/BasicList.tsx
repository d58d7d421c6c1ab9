import * as React from 'react';
import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import MapIcon from '@mui/icons-material/Map';
import ScienceIcon from '@mui/icons-material/Science';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const shelves = [
  { name: 'Novels', icon: <AutoStoriesIcon />, place: 'Floor 1, aisle 4' },
  { name: 'Science', icon: <ScienceIcon />, place: 'Floor 2, aisle 1' },
  { name: 'Maps', icon: <MapIcon />, place: 'Reading room' },
];

export default function BasicList() {
  const [place, setPlace] = React.useState('Choose a shelf to see where it is.');

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <List role="list" aria-label="Shelves">
        {shelves.map((shelf) => (
          <ListItem key={shelf.name} disablePadding>
            <ListItemButton onClick={() => setPlace(`${shelf.name}: ${shelf.place}`)}>
              <ListItemIcon>{shelf.icon}</ListItemIcon>
              <ListItemText primary={shelf.name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography role="status" variant="body2" sx={{ px: 2 }}>
        {place}
      </Typography>
    </Box>
  );
}
