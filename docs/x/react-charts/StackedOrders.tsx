import { BarChart } from '@mui/x-charts/BarChart';

const dataset = [
  { month: 'January', online: 320, shop: 210 },
  { month: 'February', online: 290, shop: 180 },
  { month: 'March', online: 410, shop: 240 },
  { month: 'April', online: 465, shop: 205 },
];

const inOrders = (value: number | null) => (value === null ? 'no data' : `${value} orders`);

export default function StackedOrders() {
  return (
    <BarChart
      height={300}
      layout="horizontal"
      title="Orders per month, online and in the shop"
      dataset={dataset}
      margin={{ left: 72, right: 16 }}
      grid={{ vertical: true }}
      yAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[
        { dataKey: 'online', label: 'Online', stack: 'orders', valueFormatter: inOrders },
        { dataKey: 'shop', label: 'Shop', stack: 'orders', valueFormatter: inOrders },
      ]}
    />
  );
}
