import MailIcon from '@mui/icons-material/Mail';
import NotificationsIcon from '@mui/icons-material/Notifications';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';

export default function BadgeAppBar() {
  return (
    <AppBar position="static" color="default">
      <Toolbar sx={{ gap: 1 }}>
        <Box
          component="form"
          role="search"
          aria-label="Orders"
          action="/search"
          sx={{ flexGrow: 1 }}
        >
          <InputBase
            type="search"
            name="q"
            placeholder="Search all orders"
            inputProps={{ 'aria-label': 'Search all orders' }}
            sx={{
              width: '100%',
              maxWidth: 400,
              px: 2,
              py: 0.5,
              borderRadius: 2,
              bgcolor: 'action.hover',
              '&.Mui-focused': { outline: '2px solid' },
            }}
          />
        </Box>
        <IconButton color="inherit" aria-label="4 messages" href="/messages">
          <Badge badgeContent={4} color="primary">
            <MailIcon />
          </Badge>
        </IconButton>
        <IconButton color="inherit" edge="end" aria-label="17 notices" href="/notices">
          <Badge badgeContent={17} color="primary">
            <NotificationsIcon />
          </Badge>
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
