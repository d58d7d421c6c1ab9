import { PieChart } from '@mui/x-charts/PieChart';

const tickets = [
  { id: 'day', value: 540, label: 'Day' },
  { id: 'month', value: 310, label: 'Month' },
  { id: 'group', value: 120, label: 'Group' },
];

export default function TicketShares() {
  return (
    <PieChart
      height={300}
      title="Tickets sold by kind"
      margin={{ top: 8, bottom: 48, left: 8, right: 8 }}
      series={[
        {
          data: tickets,
          innerRadius: '55%',
          paddingAngle: 2,
          cornerRadius: 4,
          highlightScope: { highlight: 'item', fade: 'global' },
          valueFormatter: ({ value }) => `${value} tickets`,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'row',
          position: { vertical: 'bottom', horizontal: 'middle' },
          padding: 0,
        },
      }}
    />
  );
}
