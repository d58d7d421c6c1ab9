import { BarChart } from '@mui/x-charts/BarChart';

export default function CarrierColors() {
  return (
    <BarChart
      height={280}
      title="Parcels per day, on time and late"
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed'] }]}
      series={[
        { data: [310, 275, 342], label: 'On time', color: '#4593df' },
        { data: [22, 41, 18], label: 'Late', color: '#d97706' },
      ]}
    />
  );
}
