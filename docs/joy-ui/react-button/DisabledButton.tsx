import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DisabledButton() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Button disabled>Check in</Button>
      <Typography level="body-sm">Check-in opens on June 12.</Typography>
    </Stack>
  );
}
