import { Box } from '@mui/system';

export default function StackedLabels() {
  return (
    <Box sx={{ position: 'relative', width: 240, height: 96, border: 1 }}>
      <Box
        sx={{
          position: 'absolute',
          zIndex: 1,
          top: 8,
          left: 8,
          p: 1,
          bgcolor: '#0b3d91',
          color: '#fff',
        }}
      >
        In front
      </Box>
      <Box
        sx={{ position: 'absolute', top: 32, left: 56, p: 1, bgcolor: '#8a1538', color: '#fff' }}
      >
        Behind, though later
      </Box>
    </Box>
  );
}
