import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function DenseAppBar() {
  return (
    <AppBar position="static">
      <Toolbar variant="dense" sx={{ gap: 1 }}>
        <IconButton
          edge="start"
          color="inherit"
          size="small"
          aria-label="Back to orders"
          href="/orders"
        >
          <ArrowBackIcon
            sx={(theme) => ({ transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none' })}
          />
        </IconButton>
        <Typography variant="subtitle1" component="div" noWrap>
          Order 4102
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
