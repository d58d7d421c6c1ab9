import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function LetterAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar sx={{ bgcolor: '#1b5e20', color: '#fff' }}>AM</Avatar>
      <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>NK</Avatar>
    </Stack>
  );
}
