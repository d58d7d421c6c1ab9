import { BarChart } from '@mui/x-charts/BarChart';

const harbors = ['Old Town Quay', 'Harbor Street', 'Lighthouse Island', 'Northern Pier'];

export default function RotatedNames() {
  return (
    <BarChart
      height={320}
      title="Passengers per harbor"
      margin={{ top: 16, bottom: 100, left: 72 }}
      xAxis={[
        {
          scaleType: 'band',
          data: harbors,
          tickLabelStyle: { angle: -45, textAnchor: 'end', direction: 'ltr' },
        },
      ]}
      series={[{ data: [640, 280, 410, 190] }]}
    />
  );
}
