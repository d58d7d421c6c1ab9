import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const elevations = [0, 1, 4, 8, 16, 24];

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
      {elevations.map((elevation) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 2 }}>
          <Typography>{elevation}</Typography>
        </Paper>
      ))}
    </Box>
  );
}
