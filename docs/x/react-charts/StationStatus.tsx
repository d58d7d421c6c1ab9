import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const flow = [38, 41, 40, 47, 52, 49, 61, 58];

export default function StationStatus() {
  const id = React.useId();

  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
      <Paper variant="outlined" sx={{ p: 2, width: 200 }}>
        <Typography id={id}>Tank level</Typography>
        <Gauge
          aria-labelledby={id}
          aria-valuetext="72 percent"
          width={168}
          height={110}
          value={72}
          startAngle={-90}
          endAngle={90}
          text={({ value }) => `${value}%`}
        />
      </Paper>
      <Paper variant="outlined" sx={{ p: 2, width: 200 }}>
        <Typography>Flow, last 8 hours</Typography>
        <Typography variant="h5" component="p">
          58 L/s
        </Typography>
        <SparkLineChart
          data={flow}
          width={168}
          height={64}
          area
          showTooltip
          showHighlight
          title="Flow rose from 38 to 58 liters per second"
        />
      </Paper>
    </Stack>
  );
}
