import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AlignedStack() {
  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 460, gap: 1.5, alignItems: 'center' }}>
      <Typography>Lichen</Typography>
      <Chip label="5.10a" size="small" variant="outlined" />
      <Button size="small" href="/routes/lichen" sx={{ marginInlineStart: 'auto' }}>
        Details
      </Button>
    </Stack>
  );
}
