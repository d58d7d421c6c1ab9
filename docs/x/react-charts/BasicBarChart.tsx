import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBarChart() {
  return (
    <BarChart
      height={280}
      title="Deliveries per weekday"
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ data: [42, 38, 51, 47, 66], label: 'Deliveries' }]}
    />
  );
}
