import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

export default function CityBudget() {
  return (
    <BarChart
      height={280}
      title="Budget of the ferries per year in dollars"
      margin={{ top: 16, left: 104 }}
      xAxis={[{ scaleType: 'band', data: ['2023', '2024', '2025'] }]}
      yAxis={[{ label: 'Budget ($)' }]}
      series={[{ data: [12400000, 13100000, 15800000] }]}
      sx={{ [`.${axisClasses.left} .${axisClasses.label}`]: { translate: '-54px' } }}
    />
  );
}
