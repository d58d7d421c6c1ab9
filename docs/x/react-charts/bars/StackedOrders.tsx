import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { month: 'Jan', online: 320, shop: 210 },
  { month: 'Feb', online: 290, shop: 180 },
  { month: 'Mar', online: 410, shop: 240 },
  { month: 'Apr', online: 465, shop: 205 },
];

export default function StackedOrders() {
  return (
    <BarChart
      height={300}
      title="Orders per month, online and in the shop"
      dataset={dataset}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[
        { dataKey: 'online', label: 'Online', stack: 'orders' },
        { dataKey: 'shop', label: 'Shop', stack: 'orders' },
      ]}
    />
  );
}
