import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function WrappedStack() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, maxWidth: 260 }}>
      <Chip label="Shoes" />
      <Chip label="Harness" />
      <Chip label="Chalk bag" />
      <Chip label="Belay device" />
      <Chip label="Helmet" />
      <Chip label="Rope, 60 m" />
    </Stack>
  );
}
