import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function StyledChips() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip label="Deck seat" />
      <Chip label="Cabin" variant="outlined" />
      <Chip label="Car" variant="outlined" size="small" />
    </Stack>
  );
}
