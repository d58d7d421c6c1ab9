import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DisabledButton() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Button variant="contained" disabled sx={{ flexShrink: 0 }}>
        Check in
      </Button>
      <Typography variant="body2">Check-in opens on June 3.</Typography>
    </Stack>
  );
}
