import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StopCard() {
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        resize: 'horizontal',
        overflow: 'hidden',
        width: 300,
        maxWidth: '100%',
      }}
    >
      <Stack
        sx={{
          gap: 1,
          p: 2,
          border: 1,
          borderColor: 'divider',
          flexDirection: { '@': 'column', '@350': 'row' },
        }}
      >
        <Typography sx={{ fontWeight: 'bold' }}>Old harbor</Typography>
        <Typography>Next ferry at 16:40</Typography>
      </Stack>
    </Box>
  );
}
