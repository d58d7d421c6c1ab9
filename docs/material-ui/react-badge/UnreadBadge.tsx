import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UnreadBadge() {
  const [unread, setUnread] = React.useState(4);

  return (
    <Stack sx={{ gap: 1, alignItems: 'center' }}>
      <IconButton
        color="inherit"
        aria-label={unread === 0 ? 'Check for tips' : `Next tip, ${unread} unread`}
        onClick={() => setUnread(unread > 0 ? unread - 1 : 4)}
      >
        <Badge badgeContent={unread} color="primary">
          <MailIcon />
        </Badge>
      </IconButton>
      <Typography role="status" variant="body2">
        {unread === 0 ? 'No unread tips' : `Unread tips: ${unread}`}
      </Typography>
    </Stack>
  );
}
