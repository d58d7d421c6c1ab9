import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function StackPicture() {
  return (
    <Stack spacing={1} sx={{ width: 112 }}>
      <Sheet variant="solid" color="primary" sx={{ height: 22, borderRadius: 'sm' }} />
      <Sheet variant="solid" color="primary" sx={{ height: 22, borderRadius: 'sm' }} />
      <Sheet variant="solid" color="primary" sx={{ height: 22, borderRadius: 'sm' }} />
    </Stack>
  );
}
