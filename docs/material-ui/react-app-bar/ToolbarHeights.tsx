import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/Print';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ToolbarHeights() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <AppBar position="static" component="div">
        <Toolbar variant="dense">
          <IconButton edge="start" color="inherit" size="small" aria-label="Back to orders">
            <ArrowBackIcon />
          </IconButton>
          <Typography variant="subtitle1" component="div" noWrap sx={{ ml: 1 }}>
            Order 4102
          </Typography>
        </Toolbar>
      </AppBar>

      <AppBar position="static" component="div">
        <Toolbar sx={{ alignItems: 'flex-start', minHeight: { xs: 128, sm: 128 }, py: 1 }}>
          <IconButton edge="start" color="inherit" aria-label="Back to orders">
            <ArrowBackIcon />
          </IconButton>
          <Typography
            variant="h5"
            component="div"
            noWrap
            sx={{ flexGrow: 1, alignSelf: 'flex-end', ml: 1 }}
          >
            Order 4102
          </Typography>
          <IconButton edge="end" color="inherit" aria-label="Print the order">
            <PrintIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Stack>
  );
}
