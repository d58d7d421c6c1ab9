import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';

export default function VerticalText() {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', height: 120 }}>
      <Button variant="outlined" href="/log-in">
        Log in
      </Button>
      <Divider orientation="vertical" flexItem role="presentation">
        or
      </Divider>
      <Button variant="outlined" href="/sign-up">
        Sign up
      </Button>
    </Box>
  );
}
