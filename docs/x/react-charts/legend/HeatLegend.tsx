import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

export default function HeatLegend() {
  return (
    <BarChart
      height={280}
      title="Temperature at noon in °C"
      margin={{ top: 16, right: 80 }}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[
        { colorMap: { type: 'continuous', min: 10, max: 35, color: ['#4593df', '#d97706'] } },
      ]}
      series={[{ data: [14, 21, 28, 33] }]}
    >
      <ContinuousColorLegend
        axisDirection="y"
        direction="column"
        position={{ vertical: 'middle', horizontal: 'right' }}
        minLabel={({ formattedValue }) => `${formattedValue} °C`}
        maxLabel={({ formattedValue }) => `${formattedValue} °C`}
        labelStyle={{ fill: 'currentColor', fontSize: 14 }}
      />
    </BarChart>
  );
}
