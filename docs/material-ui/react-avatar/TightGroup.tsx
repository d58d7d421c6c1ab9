import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function TightGroup() {
  return (
    <AvatarGroup
      role="img"
      aria-label="Three reporters"
      sx={{ '--AvatarGroup-spacing': '4px', justifyContent: 'flex-end' }}
    >
      <Avatar sx={{ bgcolor: '#00695c', color: '#fff' }}>N</Avatar>
      <Avatar sx={{ bgcolor: '#00695c', color: '#fff' }}>T</Avatar>
      <Avatar sx={{ bgcolor: '#00695c', color: '#fff' }}>A</Avatar>
    </AvatarGroup>
  );
}
