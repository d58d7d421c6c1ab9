import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const WIDTH = 140;

export default function PermanentDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <CssBaseline />
      <Drawer
        variant="permanent"
        sx={{ width: WIDTH, flexShrink: 0 }}
        PaperProps={{ component: 'nav', 'aria-label': 'Library', sx: { width: WIDTH } }}
      >
        <List>
          <ListItem disablePadding>
            <ListItemButton href="/catalog" selected aria-current="page">
              <ListItemText primary="Catalog" />
            </ListItemButton>
          </ListItem>
          <ListItem disablePadding>
            <ListItemButton href="/loans">
              <ListItemText primary="Loans" />
            </ListItemButton>
          </ListItem>
        </List>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Typography variant="h6" component="h1">
          Catalog
        </Typography>
        <Typography>12,400 books, 300 maps and 80 board games.</Typography>
      </Box>
    </Box>
  );
}
