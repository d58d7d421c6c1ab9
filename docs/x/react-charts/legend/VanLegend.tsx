import { BarChart } from '@mui/x-charts/BarChart';

export default function VanLegend() {
  return (
    <BarChart
      height={280}
      title="Vans on the road per weekday"
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
      series={[
        { data: [12, 18, 16], label: 'Porto' },
        { data: [20, 17, 19], label: 'Lyon' },
      ]}
    />
  );
}
