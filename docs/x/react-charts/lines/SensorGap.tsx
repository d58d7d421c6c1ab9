import { LineChart } from '@mui/x-charts/LineChart';

export default function SensorGap() {
  return (
    <LineChart
      height={280}
      title="Temperature of two sensors; one was offline at 9"
      xAxis={[{ scaleType: 'point', data: ['6:00', '7:00', '8:00', '9:00', '10:00', '11:00'] }]}
      series={[
        { data: [3.1, 3.4, 4.2, null, 4.8, 4.5], label: 'Gap' },
        { data: [1.8, 2.2, 2.9, null, 3.3, 3.1], label: 'Connected', connectNulls: true },
      ]}
    />
  );
}
