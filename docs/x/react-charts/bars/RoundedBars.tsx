import { BarChart } from '@mui/x-charts/BarChart';

const xAxis = [
  { scaleType: 'band' as const, data: ['Mon', 'Tue', 'Wed', 'Thu'], categoryGapRatio: 0.5 },
];

export default function RoundedBars() {
  return (
    <BarChart
      height={260}
      title="Parcels per day"
      margin={{ top: 16 }}
      borderRadius={6}
      xAxis={xAxis}
      series={[{ data: [310, 275, 342, 298] }]}
    />
  );
}
