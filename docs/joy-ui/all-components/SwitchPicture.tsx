import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchPicture() {
  return (
    <Stack spacing={1.5}>
      <Switch size="lg" defaultChecked slotProps={{ input: { 'aria-label': 'Heating' } }} />
      <Switch size="lg" slotProps={{ input: { 'aria-label': 'Fan' } }} />
    </Stack>
  );
}
