import { LineChart } from '@mui/x-charts/LineChart';

const colors = (mode: string) =>
  mode === 'dark' ? ['#8ec5ff', '#ffb866'] : ['#1769aa', '#b45309'];

export default function ModePalette() {
  return (
    <LineChart
      height={280}
      title="Energy per quarter in MWh"
      colors={colors}
      xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [6, 5, 4, 7], label: 'Wind' },
        { data: [2, 5, 6, 2], label: 'Solar' },
      ]}
    />
  );
}
