import { PieChart } from '@mui/x-charts/PieChart';

const loans = [
  { id: 'crime', value: 480, label: 'Crime' },
  { id: 'music', value: 260, label: 'Music' },
  { id: 'art', value: 190, label: 'Art' },
];

export default function BasicPie() {
  return <PieChart height={240} title="Books lent by kind" series={[{ data: loans }]} />;
}
