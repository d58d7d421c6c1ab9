import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function AvatarPicture() {
  return (
    <AvatarGroup>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>A</Avatar>
      <Avatar sx={{ bgcolor: 'primary.main' }}>M</Avatar>
      <Avatar sx={{ bgcolor: 'success.main' }}>K</Avatar>
    </AvatarGroup>
  );
}
