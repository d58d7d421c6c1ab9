import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

export default function SelectedList() {
  return (
    <Box component="nav" aria-label="Account" sx={{ width: '100%', maxWidth: 240 }}>
      <List>
        <ListItem disablePadding>
          <ListItemButton href="/account/loans" selected aria-current="page">
            <ListItemText primary="My loans" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton href="/account/reservations">
            <ListItemText primary="Reservations" />
          </ListItemButton>
        </ListItem>
        <ListItem disablePadding>
          <ListItemButton href="/account/fees">
            <ListItemText primary="Fees" />
          </ListItemButton>
        </ListItem>
      </List>
    </Box>
  );
}
