import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

export default function RoundedList() {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: '16px' }}>
      <List role="list" sx={{ '--List-padding': '8px' }}>
        <ListItem>
          <ListItemButton component="a" href="/loans" selected>
            Loans
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="/holds">
            Holds
          </ListItemButton>
        </ListItem>
      </List>
    </Sheet>
  );
}
