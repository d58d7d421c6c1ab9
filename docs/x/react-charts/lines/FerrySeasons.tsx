import { LineChart } from '@mui/x-charts/LineChart';

const dataset = [
  { month: 'May', island: 420, city: 610 },
  { month: 'Jun', island: 780, city: 700 },
  { month: 'Jul', island: 1240, city: 690 },
  { month: 'Aug', island: 1090, city: 720 },
  { month: 'Sep', island: 510, city: 640 },
];

export default function FerrySeasons() {
  return (
    <LineChart
      height={300}
      title="Passengers per month, to the islands and within the city"
      dataset={dataset}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'island', label: 'Islands' },
        { dataKey: 'city', label: 'City' },
      ]}
    />
  );
}
