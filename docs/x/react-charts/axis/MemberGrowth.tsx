import { LineChart } from '@mui/x-charts/LineChart';

export default function MemberGrowth() {
  return (
    <LineChart
      height={280}
      title="Members of the library on the web, per year"
      margin={{ top: 16, left: 64 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024', '2025'] }]}
      yAxis={[{ scaleType: 'log', min: 10, tickInterval: [10, 100, 1000, 10000] }]}
      series={[{ data: [14, 90, 610, 2400, 8700], curve: 'linear' }]}
    />
  );
}
