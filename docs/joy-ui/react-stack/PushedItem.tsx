import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function PushedItem() {
  return (
    <Stack direction="row" sx={{ gap: 2, width: 280, maxWidth: '100%', alignItems: 'center' }}>
      <Typography>Locker 14</Typography>
      <Button size="sm" variant="soft" sx={{ marginInlineStart: 'auto' }}>
        Open
      </Button>
    </Stack>
  );
}
