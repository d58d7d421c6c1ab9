import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const sheets = [
  { elevation: 0, name: 'On the table' },
  { elevation: 1, name: 'Proof' },
  { elevation: 4, name: 'In the rack' },
  { elevation: 8, name: 'On the press' },
  { elevation: 16, name: 'In the hand' },
  { elevation: 24, name: 'On the wall' },
];

export default function Elevations() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 560,
        display: 'grid',
        gap: 4,
        pb: 3,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' },
      }}
    >
      {sheets.map(({ elevation, name }) => (
        <Paper key={elevation} elevation={elevation} sx={{ p: 2 }}>
          <Typography variant="h6" component="div">
            {elevation}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {name}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
