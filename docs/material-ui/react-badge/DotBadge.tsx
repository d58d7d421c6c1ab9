import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

export default function DotBadge() {
  return (
    <IconButton aria-label="Notices, some are new" href="/notices">
      <Badge variant="dot" color="primary">
        <NotificationsIcon />
      </Badge>
    </IconButton>
  );
}
