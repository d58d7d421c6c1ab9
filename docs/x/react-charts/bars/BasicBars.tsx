import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      height={280}
      title="Passengers per harbor"
      xAxis={[{ scaleType: 'band', data: ['Turku', 'Oslo', 'Bergen'] }]}
      series={[{ data: [640, 280, 410], label: 'Passengers' }]}
    />
  );
}
