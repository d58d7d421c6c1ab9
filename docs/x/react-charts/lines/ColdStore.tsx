import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => new Date(2025, 2, 10, hour));
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export default function ColdStore() {
  return (
    <LineChart
      height={300}
      title="Cold store temperature on March 10, 2025"
      margin={{ top: 16 }}
      xAxis={[
        { scaleType: 'time', data: hours, valueFormatter: (value: Date) => clock.format(value) },
      ]}
      yAxis={[{ label: '°C', min: 0, max: 10 }]}
      series={[{ data: [3.1, 3.0, 3.4, 3.6, 5.2, 6.1, 7.8, 4.0] }]}
    >
      <ChartsReferenceLine y={7} label="Limit" lineStyle={{ strokeDasharray: '6 4' }} />
    </LineChart>
  );
}
