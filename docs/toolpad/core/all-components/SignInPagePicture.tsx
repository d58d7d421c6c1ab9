import GitHubIcon from '@mui/icons-material/GitHub';
import GoogleIcon from '@mui/icons-material/Google';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SignInPagePicture() {
  return (
    <Paper variant="outlined" sx={{ width: 132, p: 1.5 }}>
      <Stack spacing={0.75}>
        <Typography variant="subtitle2" align="center">
          Sign in
        </Typography>
        <Button size="small" variant="outlined" color="inherit" startIcon={<GoogleIcon />}>
          Google
        </Button>
        <Button size="small" variant="outlined" color="inherit" startIcon={<GitHubIcon />}>
          GitHub
        </Button>
      </Stack>
    </Paper>
  );
}
