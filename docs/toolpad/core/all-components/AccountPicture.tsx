import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function AccountPicture() {
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-end' }}>
      <Avatar sx={{ width: 32, height: 32, fontSize: 16, bgcolor: 'primary.main' }}>J</Avatar>
      <Paper elevation={4} sx={{ width: 124, p: 1, typography: 'body2' }}>
        June Park
        <Button size="small" fullWidth>
          Sign out
        </Button>
      </Paper>
    </Stack>
  );
}
