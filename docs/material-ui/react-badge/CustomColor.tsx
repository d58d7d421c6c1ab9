import MailIcon from '@mui/icons-material/Mail';
import Badge, { badgeClasses } from '@mui/material/Badge';

export default function CustomColor() {
  return (
    <Badge
      badgeContent={12}
      sx={{ [`& .${badgeClasses.badge}`]: { bgcolor: '#33691e', color: '#fff' } }}
    >
      <MailIcon titleAccess="Inbox" />
    </Badge>
  );
}
