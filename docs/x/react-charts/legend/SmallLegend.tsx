import { LineChart } from '@mui/x-charts/LineChart';

export default function SmallLegend() {
  return (
    <LineChart
      height={280}
      title="Energy per quarter in MWh"
      xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { data: [6, 5, 4, 7], label: 'Wind' },
        { data: [2, 5, 6, 2], label: 'Solar' },
      ]}
      slotProps={{
        legend: {
          itemMarkWidth: 24,
          itemMarkHeight: 4,
          itemGap: 24,
          labelStyle: { fontSize: 14, fontWeight: 600 },
        },
      }}
    />
  );
}
