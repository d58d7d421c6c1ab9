import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function FlowTrend() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>58 liters per second</Typography>
      <SparkLineChart
        width={120}
        height={40}
        data={[38, 41, 40, 47, 52, 49, 61, 58]}
        title="Flow in the last 8 hours, rising from 38"
      />
    </Stack>
  );
}
