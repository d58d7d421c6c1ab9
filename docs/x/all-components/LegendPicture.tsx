import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';

export default function LegendPicture() {
  return (
    <ChartContainer
      width={110}
      height={100}
      title="Sources of energy"
      series={[
        { type: 'scatter', label: 'Wind', data: [] },
        { type: 'scatter', label: 'Solar', data: [] },
        { type: 'scatter', label: 'Water', data: [] },
      ]}
    >
      <ChartsLegend direction="column" position={{ vertical: 'middle', horizontal: 'middle' }} />
    </ChartContainer>
  );
}
