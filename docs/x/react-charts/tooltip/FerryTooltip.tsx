import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';

const days = ['Thu', 'Fri', 'Sat', 'Sun'];
const passengers = [180, 240, 410, 385];
const sea = ['Calm', 'Light swell', 'Calm', 'Rough'];

function DayContent({ dataIndex }: ChartsAxisContentProps) {
  if (dataIndex === null || dataIndex === undefined) return null;

  return (
    <Paper elevation={4} sx={{ p: 1.5 }}>
      <Typography variant="h6" component="p">
        {passengers[dataIndex]} passengers
      </Typography>
      <Typography variant="body2">Sea: {sea[dataIndex]}</Typography>
    </Paper>
  );
}

export default function FerryTooltip() {
  return (
    <BarChart
      height={280}
      title="Passengers per day"
      margin={{ top: 16 }}
      xAxis={[{ scaleType: 'band', data: days }]}
      series={[{ data: passengers }]}
      slots={{ axisContent: DayContent }}
    />
  );
}
