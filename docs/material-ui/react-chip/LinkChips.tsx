import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function LinkChips() {
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Chip label="Bread" component="a" href="/tags/bread" clickable />
      <Chip label="Spring" component="a" href="/tags/spring" clickable variant="outlined" />
    </Stack>
  );
}
