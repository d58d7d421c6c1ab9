import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

export default function StyledChart() {
  return (
    <LineChart
      height={280}
      title="Energy used and produced"
      colors={['#ed6c02', '#2e9b5b']}
      xAxis={[{ scaleType: 'point', data: ['06:00', '10:00', '14:00', '18:00', '22:00'] }]}
      yAxis={[{ label: 'kWh' }]}
      series={[
        { id: 'used', label: 'Used', data: [1.2, 0.9, 1.1, 2.6, 1.8], curve: 'linear' },
        { id: 'solar', label: 'Produced', data: [0.2, 1.8, 2.9, 0.7, 0], area: true },
      ]}
      sx={{
        '.MuiLineElement-series-used': { strokeDasharray: '8 4' },
        '.MuiAreaElement-series-solar': { fillOpacity: 0.3 },
        [`.${axisClasses.line}, .${axisClasses.tick}`]: { strokeOpacity: 0.4 },
      }}
    />
  );
}
