import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function TotalAvatars() {
  return (
    <AvatarGroup
      role="img"
      aria-label="24 readers: Amir Stone, Paula Reyes and 22 others"
      total={24}
      slotProps={{ surplus: { sx: { bgcolor: '#616161', color: '#fff', fontSize: 16 } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      <Avatar sx={{ bgcolor: '#bf360c', color: '#fff' }}>A</Avatar>
      <Avatar sx={{ bgcolor: '#6a1b9a', color: '#fff' }}>P</Avatar>
    </AvatarGroup>
  );
}
