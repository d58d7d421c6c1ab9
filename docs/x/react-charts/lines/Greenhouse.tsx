import { LineChart } from '@mui/x-charts/LineChart';

export default function Greenhouse() {
  return (
    <LineChart
      height={260}
      title="Temperature in the greenhouse in °C"
      margin={{ top: 16 }}
      xAxis={[{ scaleType: 'point', data: ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'] }]}
      yAxis={[
        { colorMap: { type: 'piecewise', thresholds: [28], colors: ['#4593df', '#d97706'] } },
      ]}
      series={[{ data: [17, 22, 29, 33, 27, 20], area: true, showMark: false }]}
    />
  );
}
