import { BarChart } from '@mui/x-charts/BarChart';

export default function EmptyChart() {
  return (
    <BarChart
      height={200}
      title="Deliveries per weekday"
      xAxis={[{ scaleType: 'band', data: ['Sat', 'Sun'] }]}
      series={[{ data: [] }]}
      slotProps={{ noDataOverlay: { message: 'No deliveries on weekends' } }}
    />
  );
}
