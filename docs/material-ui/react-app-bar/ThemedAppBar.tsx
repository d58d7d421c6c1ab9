import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ThemedAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ justifyContent: 'space-between' }}>
        <Typography noWrap sx={{ fontWeight: 600 }}>
          Glasshouse
        </Typography>
        <Button variant="contained" disableElevation href="/visits/new">
          Book a visit
        </Button>
      </Toolbar>
    </AppBar>
  );
}
