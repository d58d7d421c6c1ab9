import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsPicture() {
  return (
    <BarChart
      width={136}
      height={100}
      margin={{ top: 6, bottom: 6, left: 6, right: 6 }}
      title="Passengers"
      xAxis={[{ scaleType: 'band', data: ['Turku', 'Oslo', 'Bergen'] }]}
      series={[{ data: [780, 320, 510] }, { data: [620, 460, 380] }]}
      leftAxis={null}
      bottomAxis={null}
      skipAnimation
    />
  );
}
