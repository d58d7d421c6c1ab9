import { Badge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const MailBadge = styled(Badge)({
  display: 'inline-flex',
  gap: 6,
  [`& .${badgeClasses.badge}`]: {
    padding: '0 8px',
    borderRadius: 12,
    backgroundColor: '#0b57d0',
    color: '#fff',
  },
});

export default function UnreadMail() {
  return <MailBadge badgeContent={120}>Unread</MailBadge>;
}
