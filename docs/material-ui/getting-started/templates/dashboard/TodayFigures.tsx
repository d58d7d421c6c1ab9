import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Passengers today', value: '1,438', change: '12% more than last Tuesday' },
  { name: 'Bookings', value: '318', change: '4% more than last Tuesday' },
  { name: 'On time', value: '94%', change: '2 points less than last Tuesday' },
  { name: 'Free seats tonight', value: '206', change: 'On three departures' },
];

export function TodayFigures() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        m: 0,
      }}
    >
      {figures.map(({ name, value, change }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h4" sx={{ m: 0 }}>
            {value}
          </Typography>
          <Typography component="dd" variant="body2" color="textSecondary" sx={{ m: 0 }}>
            {change}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
