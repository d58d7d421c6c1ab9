import { Badge } from '@mui/base/Badge';

export default function SlotListItem() {
  return (
    <ul>
      <Badge slots={{ root: 'li', badge: 'strong' }} badgeContent={3}>
        Drafts:{' '}
      </Badge>
      <Badge slots={{ root: 'li', badge: 'strong' }} badgeContent={12}>
        Returned:{' '}
      </Badge>
    </ul>
  );
}
