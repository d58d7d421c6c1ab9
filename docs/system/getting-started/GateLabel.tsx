import { Box } from '@mui/system';

export default function GateLabel() {
  return (
    <Box
      sx={{
        px: 2,
        py: 1,
        borderRadius: 2,
        color: 'light-dark(#0a3d91, #cfe0ff)',
        bgcolor: 'light-dark(#dbe8ff, #123a78)',
      }}
    >
      Gate 14
    </Box>
  );
}
