import { LineChart } from '@mui/x-charts/LineChart';

export default function LegendBeside() {
  return (
    <LineChart
      height={260}
      title="Passengers per month on two routes"
      margin={{ top: 16, right: 110 }}
      xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul'] }]}
      series={[
        { data: [420, 780, 1240], label: 'Islands' },
        { data: [610, 700, 690], label: 'City' },
      ]}
      slotProps={{
        legend: { direction: 'column', position: { vertical: 'middle', horizontal: 'right' } },
      }}
    />
  );
}
