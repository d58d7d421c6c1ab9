import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CenteredStack() {
  return (
    <Stack
      spacing={2}
      sx={{ width: '100%', height: 160, alignItems: 'center', justifyContent: 'center' }}
    >
      <Typography>You have not climbed a route yet.</Typography>
      <Button variant="outlined" href="/routes">
        See all routes
      </Button>
    </Stack>
  );
}
