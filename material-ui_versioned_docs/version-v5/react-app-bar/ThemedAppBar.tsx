import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ThemedAppBar() {
  return (
    <Box sx={{ width: '100%' }}>
      <AppBar position="static">
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            Glasshouse
          </Typography>
          <Button variant="contained" disableElevation>
            Book a visit
          </Button>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
