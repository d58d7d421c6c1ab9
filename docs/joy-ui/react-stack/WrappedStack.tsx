import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function WrappedStack() {
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', maxWidth: 260 }}>
      <Chip>Beginners</Chip>
      <Chip>Figure skating</Chip>
      <Chip>Ice hockey</Chip>
      <Chip>Synchronized</Chip>
    </Stack>
  );
}
