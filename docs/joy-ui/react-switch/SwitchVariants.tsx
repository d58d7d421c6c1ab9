import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchVariants() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Solid' } }} />
      <Switch variant="soft" defaultChecked slotProps={{ input: { 'aria-label': 'Soft' } }} />
      <Switch
        variant="outlined"
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Outlined' } }}
      />
      <Switch color="success" defaultChecked slotProps={{ input: { 'aria-label': 'Success' } }} />
    </Stack>
  );
}
