import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarVariants() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar variant="rounded" sx={{ bgcolor: '#6a1b9a', color: '#fff' }}>
        R
      </Avatar>
      <Avatar variant="square" sx={{ bgcolor: '#6a1b9a', color: '#fff' }}>
        S
      </Avatar>
    </Stack>
  );
}
