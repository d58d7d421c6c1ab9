import { LineChart } from '@mui/x-charts/LineChart';

const toPassengers = (value: number | null) => (value === null ? 'No ferry' : `${value} people`);

export default function RoutePassengers() {
  return (
    <LineChart
      height={280}
      title="Passengers per day on two routes"
      xAxis={[{ scaleType: 'point', data: ['Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { data: [180, 240, 410, 385], label: 'Bergen', valueFormatter: toPassengers },
        { data: [90, 120, null, 205], label: 'Oslo', valueFormatter: toPassengers },
      ]}
    />
  );
}
