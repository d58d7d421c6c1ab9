import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const readers = [
  { id: 'children', value: 520, label: 'Children', color: '#4593df' },
  { id: 'adults', value: 630, label: 'Adults', color: '#d97706' },
];
const kinds = [
  { id: 'picture', value: 310, label: 'Picture', color: '#7fb5ea' },
  { id: 'first', value: 210, label: 'School', color: '#5aa0e4' },
  { id: 'novels', value: 450, label: 'Novels', color: '#e7a24f' },
  { id: 'travel', value: 180, label: 'Travel', color: '#df8a2a' },
];

export default function LoanRings() {
  return (
    <PieChart
      height={280}
      title="Books lent to children and adults, and by kind"
      margin={{ left: 5, right: 5 }}
      slotProps={{ legend: { hidden: true } }}
      series={[
        { data: readers, outerRadius: '55%', arcLabel: 'label' },
        { data: kinds, innerRadius: '60%', arcLabel: 'label' },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
    />
  );
}
