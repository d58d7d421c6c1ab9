import { BarChart } from '@mui/x-charts/BarChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

export default function WindLegend() {
  return (
    <BarChart
      height={280}
      title="Wind per day in meters per second; ferries stay in the harbor above 15"
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu'] }]}
      yAxis={[
        { colorMap: { type: 'piecewise', thresholds: [15], colors: ['#4593df', '#d97706'] } },
      ]}
      series={[{ data: [6, 11, 18, 13] }]}
    >
      <PiecewiseColorLegend
        axisDirection="y"
        direction="row"
        position={{ vertical: 'top', horizontal: 'middle' }}
        labelFormatter={({ max }) => (max === null ? 'No ferries' : 'Ferries run')}
        labelStyle={{ fontSize: 14 }}
      />
    </BarChart>
  );
}
