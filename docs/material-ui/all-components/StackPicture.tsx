import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const BLOCK = { height: 20, borderRadius: 1, bgcolor: 'primary.main' };

export default function StackPicture() {
  return (
    <Stack spacing={1} sx={{ width: 110 }}>
      <Box sx={BLOCK} />
      <Stack direction="row" spacing={1}>
        <Box sx={{ ...BLOCK, flex: 2, opacity: 0.7 }} />
        <Box sx={{ ...BLOCK, flex: 1, opacity: 0.7 }} />
      </Stack>
      <Box sx={{ ...BLOCK, opacity: 0.4 }} />
    </Stack>
  );
}
