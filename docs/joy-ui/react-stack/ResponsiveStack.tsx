import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function ResponsiveStack() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 3 }} sx={{ p: 2 }}>
      <Sheet variant="soft" sx={{ p: 2 }}>
        Morning
      </Sheet>
      <Sheet variant="soft" sx={{ p: 2 }}>
        Afternoon
      </Sheet>
      <Sheet variant="soft" sx={{ p: 2 }}>
        Evening
      </Sheet>
    </Stack>
  );
}
