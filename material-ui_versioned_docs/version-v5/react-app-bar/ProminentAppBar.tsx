import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/Print';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function ProminentAppBar() {
  return (
    <AppBar position="static">
      <Toolbar sx={{ alignItems: 'flex-start', minHeight: { xs: 128, sm: 128 }, py: 1, gap: 1 }}>
        <IconButton edge="start" color="inherit" aria-label="Back to orders" href="/orders">
          <ArrowBackIcon
            sx={(theme) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' })}
          />
        </IconButton>
        <Typography variant="h5" component="div" noWrap sx={{ flexGrow: 1, alignSelf: 'flex-end' }}>
          Order 4102
        </Typography>
        <IconButton edge="end" color="inherit" aria-label="Print" href="/orders/4102/print">
          <PrintIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
