import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

export default function RainAndRunoff() {
  return (
    <ResponsiveChartContainer
      height={320}
      title="Rain and river level per day"
      margin={{ left: 40, right: 40 }}
      xAxis={[{ id: 'day', scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      yAxis={[{ id: 'rain' }, { id: 'level', min: 80, max: 160 }]}
      series={[
        { type: 'bar', yAxisId: 'rain', label: 'Rain (mm)', data: [2, 14, 22, 6, 0, 1] },
        {
          type: 'line',
          yAxisId: 'level',
          label: 'Level (cm)',
          data: [92, 104, 138, 146, 127, 110],
        },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="day" position="bottom" />
      <ChartsYAxis axisId="rain" position="left" />
      <ChartsYAxis axisId="level" position="right" />
      <ChartsLegend />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
  );
}
