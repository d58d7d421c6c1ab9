import { BarChart } from '@mui/x-charts/BarChart';

export default function ColdDays() {
  return (
    <BarChart
      height={260}
      title="Temperature at noon in °C"
      margin={{ top: 16 }}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#4593df', '#d97706'] } }]}
      series={[{ data: [-4, -1, 2, 5, 3] }]}
    />
  );
}
