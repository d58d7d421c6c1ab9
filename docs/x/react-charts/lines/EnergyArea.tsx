import { LineChart } from '@mui/x-charts/LineChart';

export default function EnergyArea() {
  return (
    <LineChart
      height={280}
      title="Energy produced per quarter, in MWh"
      xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[{ max: 12 }]}
      series={[
        { data: [6, 5, 4, 7], label: 'Wind', area: true, stack: 'energy', showMark: false },
        { data: [2, 5, 6, 2], label: 'Solar', area: true, stack: 'energy', showMark: false },
      ]}
    />
  );
}
