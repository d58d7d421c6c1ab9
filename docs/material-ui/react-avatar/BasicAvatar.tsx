import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BasicAvatar() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', color: 'text.primary' }}>
      <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        NK
      </Avatar>
      <div>
        <Typography variant="subtitle1" component="div">
          Nadia Khan
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Science desk, on duty until 6 p.m.
        </Typography>
      </div>
    </Stack>
  );
}
