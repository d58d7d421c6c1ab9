import { Box } from '@mui/system';

export default function PrintOnly() {
  return (
    <div>
      <Box sx={{ displayPrint: 'none' }}>Only on the screen</Box>
      <Box sx={{ display: 'none', displayPrint: 'block' }}>Only on paper</Box>
    </div>
  );
}
