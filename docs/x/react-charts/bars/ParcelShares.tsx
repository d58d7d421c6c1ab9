import { BarChart } from '@mui/x-charts/BarChart';

const toPercent = (share: number) => `${Math.round(share * 100)}%`;

export default function ParcelShares() {
  return (
    <BarChart
      height={300}
      title="Share of parcels that arrived on time, per depot"
      xAxis={[{ scaleType: 'band', data: ['Porto', 'Lyon', 'Turku'] }]}
      yAxis={[{ valueFormatter: toPercent }]}
      series={[
        { data: [420, 760, 190], label: 'On time', stack: 'parcels', stackOffset: 'expand' },
        { data: [60, 240, 20], label: 'Late', stack: 'parcels' },
      ]}
    />
  );
}
