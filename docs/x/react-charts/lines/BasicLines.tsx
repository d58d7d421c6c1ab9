import { LineChart } from '@mui/x-charts/LineChart';

export default function BasicLines() {
  return (
    <LineChart
      height={280}
      title="Loans per month"
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr', 'May'] }]}
      series={[{ data: [840, 910, 1020, 980, 1130], label: 'Loans' }]}
    />
  );
}
