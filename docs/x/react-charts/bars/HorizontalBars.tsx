import { BarChart } from '@mui/x-charts/BarChart';

export default function HorizontalBars() {
  return (
    <BarChart
      height={260}
      layout="horizontal"
      title="Books lent per branch"
      margin={{ left: 110, top: 8 }}
      grid={{ vertical: true }}
      yAxis={[{ scaleType: 'band', data: ['Old Town', 'Harbor Street', 'Main Station'] }]}
      series={[{ data: [1240, 980, 1515] }]}
    />
  );
}
