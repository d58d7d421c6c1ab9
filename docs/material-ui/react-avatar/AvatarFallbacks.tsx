import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

// No browser can decode this picture.
const broken = 'data:image/png;base64,AAAA';

export default function AvatarFallbacks() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar alt="Rosa Parker" src={broken} sx={{ bgcolor: '#8e2a2a', color: '#fff' }}>
        RP
      </Avatar>
      <Avatar alt="Leo Sand" src={broken} sx={{ bgcolor: '#37474f', color: '#fff' }} />
      <Avatar src={broken} />
    </Stack>
  );
}
