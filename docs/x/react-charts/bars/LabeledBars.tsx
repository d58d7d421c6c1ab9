import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function LabeledBars() {
  return (
    <BarChart
      height={260}
      title="Visitors per weekday"
      margin={{ top: 16 }}
      barLabel="value"
      xAxis={[{ scaleType: 'band', data: ['Fri', 'Sat', 'Sun'] }]}
      series={[{ data: [120, 310, 265], color: '#4593df' }]}
      sx={{ [`.${barLabelClasses.root}`]: { fill: '#000' } }}
    />
  );
}
