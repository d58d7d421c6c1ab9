import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';

export default function AxisPicture() {
  return (
    <ChartContainer
      width={136}
      height={104}
      margin={{ left: 32, right: 12, top: 8, bottom: 28 }}
      title="Empty axes"
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Feb', 'Mar'] }]}
      yAxis={[{ min: 0, max: 40, tickNumber: 3 }]}
      series={[]}
    >
      <ChartsXAxis />
      <ChartsYAxis />
    </ChartContainer>
  );
}
