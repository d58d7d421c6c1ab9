import { Box } from '@mui/system';

export default function FontDetails() {
  return (
    <div>
      <Box sx={{ fontStyle: 'italic' }}>Subject to change</Box>
      <Box sx={{ fontFamily: 'monospace' }}>NX-2047</Box>
      <Box sx={{ letterSpacing: 6 }}>Naxos</Box>
      <Box sx={{ width: 160, lineHeight: 2 }}>Lines that are twice as high as the letters</Box>
    </div>
  );
}
