import { LineChart } from '@mui/x-charts/LineChart';

export default function DiveDepth() {
  return (
    <LineChart
      height={280}
      title="Depth of a dive in meters, per minute"
      margin={{ top: 40, bottom: 16 }}
      topAxis={{}}
      bottomAxis={null}
      xAxis={[{ data: [0, 5, 10, 15, 20, 25] }]}
      yAxis={[{ reverse: true, label: 'Depth (m)' }]}
      series={[{ data: [0, 8, 14, 17, 9, 0] }]}
    />
  );
}
