import { PieChart } from '@mui/x-charts/PieChart';

const seats = [
  { id: 'taken', value: 132, label: 'Taken' },
  { id: 'free', value: 48, label: 'Free' },
];

export default function HalfPie() {
  return (
    <PieChart
      height={220}
      title="132 of 180 seats on the ferry are taken"
      series={[{ data: seats, startAngle: -90, endAngle: 90, innerRadius: '50%', cy: '80%' }]}
    />
  );
}
