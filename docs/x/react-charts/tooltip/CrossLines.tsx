import { LineChart } from '@mui/x-charts/LineChart';

export default function CrossLines() {
  return (
    <LineChart
      height={280}
      title="Water level in the harbor in centimeters"
      margin={{ top: 16 }}
      axisHighlight={{ x: 'line', y: 'line' }}
      xAxis={[
        {
          data: [0, 3, 6, 9, 12, 15, 18, 21],
          max: 24,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour) => `${hour}:00`,
        },
      ]}
      series={[{ data: [92, 118, 131, 104, 88, 112, 135, 109] }]}
    />
  );
}
