import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function FullWidthButton() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Button fullWidth disableElevation variant="contained">
        Pay $89.00
      </Button>
    </Box>
  );
}
