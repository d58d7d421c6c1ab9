import ChatIcon from '@mui/icons-material/Chat';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function ZeroBadge() {
  return (
    <Stack direction="row" sx={{ gap: 4 }}>
      <Badge badgeContent={0} color="primary">
        <ChatIcon titleAccess="No messages" />
      </Badge>
      <Badge badgeContent={0} showZero color="primary">
        <ChatIcon titleAccess="Messages" />
      </Badge>
    </Stack>
  );
}
