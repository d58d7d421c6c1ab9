import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Avatar sx={{ width: 24, height: 24, fontSize: 12, bgcolor: '#00695c', color: '#fff' }}>
        T
      </Avatar>
      <Avatar sx={{ bgcolor: '#00695c', color: '#fff' }}>T</Avatar>
      <Avatar sx={{ width: 56, height: 56, fontSize: 28, bgcolor: '#00695c', color: '#fff' }}>
        T
      </Avatar>
    </Stack>
  );
}
