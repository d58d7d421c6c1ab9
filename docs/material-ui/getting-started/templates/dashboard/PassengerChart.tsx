import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export function PassengerChart() {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        Passengers
      </Typography>
      <Typography variant="body2" color="textSecondary">
        9,814 last week, 5% more than the week before
      </Typography>
      <BarChart
        height={260}
        title="Passengers per day, last week and the week before"
        margin={{ left: 48, right: 8 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[
          { data: [980, 1145, 1010, 1190, 1620, 1890, 1540], label: 'Week before' },
          { data: [1040, 1284, 1105, 1230, 1710, 1965, 1480], label: 'Last week' },
        ]}
      />
    </Paper>
  );
}
