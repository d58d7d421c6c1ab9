import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

export default function ChartsPicture() {
  return (
    <ChartContainer
      width={136}
      height={100}
      margin={{ top: 6, bottom: 6, left: 6, right: 6 }}
      title="Rain and river level"
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      series={[
        { type: 'bar', data: [3, 5, 4, 2] },
        { type: 'line', data: [4, 7, 8, 5] },
      ]}
    >
      <BarPlot skipAnimation />
      <LinePlot skipAnimation />
      <MarkPlot skipAnimation />
    </ChartContainer>
  );
}
