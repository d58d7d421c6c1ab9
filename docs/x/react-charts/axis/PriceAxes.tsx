import { LineChart } from '@mui/x-charts/LineChart';

export default function PriceAxes() {
  return (
    <LineChart
      height={300}
      title="Price of a day ticket per year"
      margin={{ top: 16, left: 64, bottom: 56 }}
      grid={{ horizontal: true }}
      xAxis={[{ label: 'Year', scaleType: 'point', data: ['2022', '2023', '2024', '2025'] }]}
      yAxis={[{ label: 'Price', min: 0, valueFormatter: (price: number) => `$${price}` }]}
      series={[{ data: [7, 7, 9, 11] }]}
    />
  );
}
