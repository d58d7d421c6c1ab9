import { LineChart } from '@mui/x-charts/LineChart';

export default function OrderForecast() {
  return (
    <LineChart
      height={280}
      title="Orders per week, with a forecast from week 5"
      xAxis={[{ scaleType: 'point', data: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'] }]}
      series={[
        { id: 'orders', label: 'Orders', data: [210, 240, 232, 268], color: '#4593df' },
        {
          id: 'forecast',
          label: 'Forecast',
          data: [null, null, null, 268, 285, 310],
          color: '#d97706',
        },
      ]}
      sx={{ '.MuiLineElement-series-forecast': { strokeDasharray: '8 5' } }}
    />
  );
}
