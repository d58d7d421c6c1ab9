import { LineChart } from '@mui/x-charts/LineChart';

export default function RiverLevel() {
  return (
    <LineChart
      height={280}
      title="River level per day"
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      series={[{ data: [92, 104, 138, 146, 127, 110], label: 'Level (cm)' }]}
    />
  );
}
