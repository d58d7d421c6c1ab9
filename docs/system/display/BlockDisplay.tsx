import { Box } from '@mui/system';

export default function BlockDisplay() {
  return (
    <div>
      Get off at the stop
      <Box component="span" sx={{ display: 'block', p: 1, border: 1 }}>
        Old Harbor
      </Box>
    </div>
  );
}
