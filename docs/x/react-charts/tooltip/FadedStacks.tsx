import { BarChart } from '@mui/x-charts/BarChart';

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function FadedStacks() {
  return (
    <BarChart
      height={280}
      title="Orders per month, online and in the shop"
      xAxis={[{ scaleType: 'band', data: ['Jan', 'Feb', 'Mar'] }]}
      series={[
        { data: [320, 290, 410], label: 'Online', stack: 'orders', highlightScope },
        { data: [210, 180, 240], label: 'Shop', stack: 'orders', highlightScope },
      ]}
    />
  );
}
