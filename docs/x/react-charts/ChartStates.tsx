import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

const states = [
  { name: 'Loading', loading: true, data: [] },
  { name: 'No data', loading: false, data: [] },
  { name: 'Ready', loading: false, data: [42, 38, 51, 47, 66] },
];

export default function ChartStates() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, width: '100%' }}>
      {states.map(({ name, loading, data }) => (
        <Box key={name} sx={{ minWidth: 0, textAlign: 'center' }}>
          <BarChart
            height={180}
            title={`Deliveries per weekday: ${name}`}
            loading={loading}
            margin={{ top: 16, bottom: 24, left: 32, right: 8 }}
            xAxis={[{ scaleType: 'band', data: days }]}
            series={[{ data }]}
          />
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}
