import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';

export default function SoftArea() {
  const id = React.useId();

  return (
    <LineChart
      height={260}
      title="Passengers per month"
      margin={{ top: 16 }}
      xAxis={[{ scaleType: 'point', data: ['May', 'Jun', 'Jul', 'Aug', 'Sep'] }]}
      series={[{ data: [420, 780, 1240, 1090, 510], area: true, color: '#4593df' }]}
      sx={{ '.MuiAreaElement-root': { fill: `url("#${id}")` } }}
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0%" stopColor="#4593df" stopOpacity={0.7} />
          <stop offset="100%" stopColor="#4593df" stopOpacity={0.05} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
