import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const deliveries = [42, 38, 51, 47, 66];

export default function ClickedDay() {
  const [message, setMessage] = React.useState('Click on a bar.');

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={260}
        title="Deliveries per weekday"
        margin={{ top: 16 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: deliveries }]}
        onItemClick={(_event, { dataIndex }) =>
          setMessage(`${days[dataIndex]}: ${deliveries[dataIndex]} deliveries`)
        }
      />
      <Typography role="status">{message}</Typography>
    </Box>
  );
}
