import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxVariants() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      <Checkbox variant="solid" label="Solid" defaultChecked />
      <Checkbox variant="soft" label="Soft" defaultChecked />
      <Checkbox variant="outlined" label="Outlined" defaultChecked />
      <Checkbox variant="plain" label="Plain" defaultChecked />
    </Stack>
  );
}
