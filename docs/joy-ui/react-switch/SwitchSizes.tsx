import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchSizes() {
  return (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
      <Switch size="sm" slotProps={{ input: { 'aria-label': 'Small' } }} />
      <Switch slotProps={{ input: { 'aria-label': 'Medium' } }} />
      <Switch size="lg" slotProps={{ input: { 'aria-label': 'Large' } }} />
    </Stack>
  );
}
