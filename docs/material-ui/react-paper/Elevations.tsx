import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function Elevations() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 480,
        display: 'grid',
        gap: 4,
        pb: 3,
        gridTemplateColumns: 'repeat(3, 1fr)',
      }}
    >
      <Paper elevation={0} sx={{ p: 2 }}>
        <Typography>0</Typography>
      </Paper>
      <Paper sx={{ p: 2 }}>
        <Typography>1</Typography>
      </Paper>
      <Paper elevation={4} sx={{ p: 2 }}>
        <Typography>4</Typography>
      </Paper>
      <Paper elevation={8} sx={{ p: 2 }}>
        <Typography>8</Typography>
      </Paper>
      <Paper elevation={16} sx={{ p: 2 }}>
        <Typography>16</Typography>
      </Paper>
      <Paper elevation={24} sx={{ p: 2 }}>
        <Typography>24</Typography>
      </Paper>
    </Box>
  );
}
