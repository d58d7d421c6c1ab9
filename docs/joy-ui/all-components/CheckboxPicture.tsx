import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxPicture() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Breakfast" defaultChecked />
      <Checkbox label="Sauna" />
    </Stack>
  );
}
