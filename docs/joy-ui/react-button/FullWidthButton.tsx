import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

export default function FullWidthButton() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Button fullWidth>Pay $248.00</Button>
    </Box>
  );
}
