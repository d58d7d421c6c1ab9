import { Box } from '@mui/system';

export default function ScrollingStops() {
  return (
    <Box
      role="region"
      aria-label="Stops"
      tabIndex={0}
      sx={{ width: 200, height: 72, overflow: 'auto', border: 1, lineHeight: '24px' }}
    >
      Market
      <br />
      Museum
      <br />
      University
      <br />
      Old Harbor
    </Box>
  );
}
