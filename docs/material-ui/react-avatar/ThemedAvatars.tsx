import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function ThemedAvatars() {
  return (
    <AvatarGroup
      role="img"
      aria-label="Night shift: Tom Larsen, Rosa Parker and seven others"
      total={9}
    >
      <Avatar>TL</Avatar>
      <Avatar>RP</Avatar>
    </AvatarGroup>
  );
}
