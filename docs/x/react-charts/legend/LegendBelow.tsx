import { LineChart } from '@mui/x-charts/LineChart';

export default function LegendBelow() {
  return (
    <LineChart
      height={300}
      title="Vans on the road per quarter"
      margin={{ top: 16, bottom: 72 }}
      xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [12, 18, 16, 22], label: 'Porto' },
        { data: [20, 17, 19, 21], label: 'Lyon' },
      ]}
      slotProps={{
        legend: { position: { vertical: 'bottom', horizontal: 'middle' }, padding: 0 },
      }}
    />
  );
}
