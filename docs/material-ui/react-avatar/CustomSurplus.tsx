import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function CustomSurplus() {
  return (
    <AvatarGroup
      role="img"
      aria-label="About 4,000 readers: Amir Stone, Paula Reyes and others"
      total={4251}
      renderSurplus={(surplus) => `${Math.floor(surplus / 1000)}k`}
      slotProps={{ surplus: { sx: { bgcolor: '#616161', color: '#fff', fontSize: 16 } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      <Avatar sx={{ bgcolor: '#bf360c', color: '#fff' }}>A</Avatar>
      <Avatar sx={{ bgcolor: '#6a1b9a', color: '#fff' }}>P</Avatar>
    </AvatarGroup>
  );
}
