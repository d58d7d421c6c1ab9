import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CoachName() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: 220, maxWidth: '100%' }}>
      <Avatar aria-hidden>CS</Avatar>
      <Stack sx={{ minWidth: 0 }}>
        <Typography noWrap level="title-sm">
          Clara Santos, head coach of the club
        </Typography>
        <Typography noWrap level="body-sm">
          Coach, figure skating and synchronized teams
        </Typography>
      </Stack>
    </Stack>
  );
}
