import { PieChart } from '@mui/x-charts/PieChart';

const tickets = [
  { id: 'day', value: 540, label: 'Day' },
  { id: 'month', value: 310, label: 'Month' },
  { id: 'group', value: 120, label: 'Group' },
];

export default function TicketShares() {
  return (
    <PieChart
      height={260}
      title="Tickets sold by kind"
      series={[{ data: tickets, innerRadius: '55%', paddingAngle: 2, cornerRadius: 4 }]}
    />
  );
}
