import { mangoFusionPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';

const riders = [
  { id: 1, value: 340, label: 'Zone 1' },
  { id: 2, value: 210, label: 'Zone 2' },
  { id: 3, value: 160, label: 'Zone 3' },
  { id: 4, value: 90, label: 'Zone 4' },
];

export default function MangoPalette() {
  return (
    <PieChart
      height={240}
      title="Riders by zone"
      colors={mangoFusionPalette}
      series={[{ data: riders }]}
    />
  );
}
