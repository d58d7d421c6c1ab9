import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesPicture() {
  return (
    <LineChart
      width={136}
      height={100}
      margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
      title="Loans per month"
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar', 'Apr'] }]}
      series={[{ data: [8, 11, 9, 14] }, { data: [4, 3, 6, 7] }]}
      leftAxis={null}
      bottomAxis={null}
      skipAnimation
    />
  );
}
