import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';

export default function BasicBaseline() {
  return (
    <>
      <CssBaseline />
      <Box sx={{ p: 2 }}>
        <h1>Print shop</h1>
        <p>
          <strong>Wedding cards, 120 copies.</strong> Two colors on cotton paper of 600 g.
        </p>
      </Box>
    </>
  );
}
