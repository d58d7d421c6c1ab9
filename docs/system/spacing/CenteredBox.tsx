import { Box } from '@mui/system';

export default function CenteredBox() {
  return (
    <Box sx={{ width: 1, border: '1px dashed' }}>
      <Box sx={{ width: 200, mx: 'auto', py: 2, textAlign: 'center', border: 1 }}>
        Your ferry is boarding
      </Box>
    </Box>
  );
}
