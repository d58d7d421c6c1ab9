import { BarChart } from '@mui/x-charts/BarChart';

const toCount = (value: number | null) => String(Math.abs(value ?? 0));

export default function JoinedAndLeft() {
  return (
    <BarChart
      height={300}
      title="Members of the library who joined and left, per quarter"
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [120, 85, 60, 140], label: 'Joined', stack: 'members', valueFormatter: toCount },
        { data: [-30, -55, -80, -25], label: 'Left', stack: 'members', valueFormatter: toCount },
      ]}
    />
  );
}
