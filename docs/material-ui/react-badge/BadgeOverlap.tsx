import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeOverlap() {
  return (
    <Stack direction="row" sx={{ gap: 5 }}>
      <Badge badgeContent={2} color="primary">
        <Avatar variant="square" sx={{ bgcolor: '#37474f', color: '#fff' }}>
          A4
        </Avatar>
      </Badge>
      <Badge badgeContent={2} color="primary" overlap="circular">
        <Avatar sx={{ bgcolor: '#37474f', color: '#fff' }}>ML</Avatar>
      </Badge>
    </Stack>
  );
}
