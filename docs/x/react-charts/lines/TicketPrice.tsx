import { LineChart } from '@mui/x-charts/LineChart';

export default function TicketPrice() {
  return (
    <LineChart
      height={260}
      title="Price of a day ticket per year"
      margin={{ top: 16 }}
      xAxis={[{ scaleType: 'point', data: ['2020', '2021', '2022', '2023', '2024', '2025'] }]}
      yAxis={[{ min: 0, valueFormatter: (price: number) => `$${price}` }]}
      series={[{ data: [6, 6, 7, 7, 9, 9], curve: 'stepAfter' }]}
    />
  );
}
