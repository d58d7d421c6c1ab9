import { BarChart } from '@mui/x-charts/BarChart';

export default function QuietAxes() {
  return (
    <BarChart
      height={260}
      title="Parcels per weekday"
      margin={{ top: 16, left: 16 }}
      leftAxis={null}
      barLabel="value"
      xAxis={[
        {
          scaleType: 'band',
          data: ['Mon', 'Tue', 'Wed'],
          disableLine: true,
          disableTicks: true,
          tickLabelStyle: { fontSize: 16, fontWeight: 600 },
        },
      ]}
      series={[{ data: [310, 275, 342], color: '#4593df' }]}
      sx={{ '.MuiBarLabel-root': { fill: '#000' } }}
    />
  );
}
