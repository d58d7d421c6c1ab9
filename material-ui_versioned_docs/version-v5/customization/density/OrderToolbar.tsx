import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';

export default function OrderToolbar() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <AppBar component="div" position="static">
        <Toolbar>
          <Typography sx={{ flexGrow: 1 }}>Orders</Typography>
          <Button color="inherit">Export</Button>
          <IconButton color="inherit" edge="end" aria-label="Search orders">
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Fab color="primary" aria-label="New order" sx={{ alignSelf: 'flex-end' }}>
        <AddIcon />
      </Fab>
    </Stack>
  );
}
