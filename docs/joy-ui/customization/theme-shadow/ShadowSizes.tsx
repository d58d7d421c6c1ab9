import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function ShadowSizes() {
  return (
    <Stack direction="row" sx={{ gap: 3, p: 2, flexWrap: 'wrap' }}>
      <Sheet sx={{ p: 2, boxShadow: 'xs' }}>xs</Sheet>
      <Sheet sx={{ p: 2, boxShadow: 'sm' }}>sm</Sheet>
      <Sheet sx={{ p: 2, boxShadow: 'md' }}>md</Sheet>
      <Sheet sx={{ p: 2, boxShadow: 'lg' }}>lg</Sheet>
      <Sheet sx={{ p: 2, boxShadow: 'xl' }}>xl</Sheet>
    </Stack>
  );
}
