import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const tickets = [
  { id: 'day', value: 540, label: 'Day' },
  { id: 'month', value: 310, label: 'Month' },
  { id: 'group', value: 120, label: 'Group' },
];

function Total() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={24}
      fill="currentColor"
    >
      970
    </text>
  );
}

export default function TicketTotal() {
  return (
    <PieChart
      height={260}
      title="970 tickets sold"
      series={[{ data: tickets, innerRadius: '70%' }]}
    >
      <Total />
    </PieChart>
  );
}
