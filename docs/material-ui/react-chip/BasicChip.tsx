import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function BasicChip() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Chip label="Vegan" />
      <Chip label="35 minutes" variant="outlined" />
    </Stack>
  );
}
