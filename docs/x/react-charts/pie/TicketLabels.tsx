import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const tickets = [
  { id: 'day', value: 54, label: 'Day', color: '#4593df' },
  { id: 'month', value: 31, label: 'Month', color: '#d97706' },
  { id: 'group', value: 15, label: 'Group', color: '#2e9b5b' },
];

export default function TicketLabels() {
  return (
    <PieChart
      height={260}
      title="Share of the tickets by kind"
      series={[{ data: tickets, arcLabel: ({ value }) => `${value}%`, arcLabelMinAngle: 20 }]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#000' } }}
    />
  );
}
