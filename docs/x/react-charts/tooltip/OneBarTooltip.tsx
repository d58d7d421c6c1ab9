import { BarChart } from '@mui/x-charts/BarChart';

export default function OneBarTooltip() {
  return (
    <BarChart
      height={280}
      title="Parcels per day and depot"
      tooltip={{ trigger: 'item' }}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
      series={[
        { data: [310, 275, 342], label: 'Porto' },
        { data: [190, 240, 205], label: 'Lyon' },
      ]}
    />
  );
}
