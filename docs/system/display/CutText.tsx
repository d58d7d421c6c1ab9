import { Box } from '@mui/system';

export default function CutText() {
  return (
    <Box sx={{ width: 200, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
      Departures from the Old Harbor in winter
    </Box>
  );
}
