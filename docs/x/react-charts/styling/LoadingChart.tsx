import { BarChart } from '@mui/x-charts/BarChart';

export default function LoadingChart() {
  return (
    <BarChart
      loading
      height={200}
      title="Deliveries per weekday"
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ data: [] }]}
    />
  );
}
