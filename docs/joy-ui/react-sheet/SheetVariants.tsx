import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function SheetVariants() {
  return (
    <Stack spacing={2}>
      <Sheet variant="plain" sx={{ p: 2 }}>
        Plain
      </Sheet>
      <Sheet variant="outlined" sx={{ p: 2 }}>
        Outlined
      </Sheet>
      <Sheet variant="soft" color="primary" sx={{ p: 2 }}>
        Soft
      </Sheet>
      <Sheet variant="solid" color="primary" sx={{ p: 2 }}>
        Solid
      </Sheet>
    </Stack>
  );
}
