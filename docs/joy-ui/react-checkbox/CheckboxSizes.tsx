import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSizes() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
      <Checkbox size="sm" label="Receipt" />
      <Checkbox label="Newsletter" />
      <Checkbox size="lg" label="Night delivery" />
    </Stack>
  );
}
