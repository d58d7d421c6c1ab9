import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function SheetPicture() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Sheet variant="outlined" sx={{ width: 36, height: 68, borderRadius: 'sm' }} />
      <Sheet variant="soft" color="primary" sx={{ width: 36, height: 68, borderRadius: 'sm' }} />
      <Sheet variant="solid" color="primary" sx={{ width: 36, height: 68, borderRadius: 'sm' }} />
    </Stack>
  );
}
