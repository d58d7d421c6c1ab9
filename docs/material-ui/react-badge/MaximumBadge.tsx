import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function MaximumBadge() {
  return (
    <Stack direction="row" sx={{ gap: 5 }}>
      <Badge badgeContent={100} color="primary">
        <MailIcon titleAccess="Inbox" />
      </Badge>
      <Badge badgeContent={100} max={9} color="primary">
        <MailIcon titleAccess="Inbox" />
      </Badge>
      <Badge badgeContent={100} max={999} color="primary">
        <MailIcon titleAccess="Inbox" />
      </Badge>
    </Stack>
  );
}
