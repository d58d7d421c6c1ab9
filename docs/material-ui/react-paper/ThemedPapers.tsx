import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ThemedPapers() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 480,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: '1fr 1fr' },
      }}
    >
      <Paper sx={{ p: 2 }}>
        <Typography variant="body2">Flyer, printed on both sides</Typography>
      </Paper>
      <Paper variant="cut" square sx={{ p: 2 }}>
        <Typography variant="body2">Coupon, cut along the line</Typography>
      </Paper>
    </Box>
  );
}
