import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function ThemedList() {
  return (
    <Box component="nav" aria-label="Formats" sx={{ width: '100%', maxWidth: 260 }}>
      <List>
        <ListItem disablePadding>
          <ListItemButton href="/catalog/printed" selected aria-current="page">
            <ListItemText primary="Printed book" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton href="/catalog/large-print">
            <ListItemText primary="Large print" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton href="/catalog/audiobook">
            <ListItemText primary="Audiobook" />
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
