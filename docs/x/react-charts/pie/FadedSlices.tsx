import { PieChart } from '@mui/x-charts/PieChart';

const deliveries = [
  { id: 'bike', value: 340, label: 'Bike' },
  { id: 'van', value: 510, label: 'Van' },
  { id: 'pickup', value: 150, label: 'Pickup' },
];

export default function FadedSlices() {
  return (
    <PieChart
      height={260}
      title="Deliveries by way of transport"
      series={[
        {
          data: deliveries,
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 6 },
          faded: { additionalRadius: -10, color: 'gray' },
        },
      ]}
    />
  );
}
