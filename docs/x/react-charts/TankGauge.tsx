import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function TankGauge() {
  const id = React.useId();

  return (
    <Stack sx={{ width: 200, alignItems: 'center' }}>
      <Typography id={id}>Tank level</Typography>
      <Gauge
        aria-labelledby={id}
        aria-valuetext="72 percent"
        height={110}
        value={72}
        startAngle={-90}
        endAngle={90}
        text={({ value }) => `${value}%`}
      />
    </Stack>
  );
}
