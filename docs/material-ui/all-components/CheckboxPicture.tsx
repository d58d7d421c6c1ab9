import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function CheckboxPicture() {
  return (
    <Stack direction="row">
      <Checkbox defaultChecked inputProps={{ 'aria-label': 'Meals' }} />
      <Checkbox inputProps={{ 'aria-label': 'Cabin' }} />
    </Stack>
  );
}
