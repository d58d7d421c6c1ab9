import { PieChart } from '@mui/x-charts/PieChart';

const loans = [
  { id: 'novels', value: 480, label: 'Novels' },
  { id: 'travel', value: 260, label: 'Travel' },
  { id: 'comics', value: 190, label: 'Comics' },
];

export default function BasicPie() {
  return <PieChart height={240} title="Books lent by kind" series={[{ data: loans }]} />;
}
