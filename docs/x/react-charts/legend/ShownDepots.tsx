import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const depots = [
  { id: 'porto', label: 'Porto', data: [12, 18, 16, 22], color: '#4593df' },
  { id: 'lyon', label: 'Lyon', data: [20, 17, 19, 21], color: '#d97706' },
];

export default function ShownDepots() {
  const [shown, setShown] = React.useState(['porto', 'lyon']);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormGroup
        row
        role="group"
        aria-label="Depots in the chart"
        sx={{ justifyContent: 'center' }}
      >
        {depots.map(({ id, label, color }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={shown.includes(id)}
                onChange={(event) =>
                  setShown((ids) =>
                    event.target.checked ? [...ids, id] : ids.filter((other) => other !== id),
                  )
                }
                sx={{ color, '&.Mui-checked': { color } }}
              />
            }
          />
        ))}
      </FormGroup>
      <LineChart
        height={260}
        title="Vans on the road per quarter"
        margin={{ top: 16 }}
        xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ min: 0, max: 25 }]}
        series={depots.filter(({ id }) => shown.includes(id))}
        slotProps={{ legend: { hidden: true } }}
      />
    </Stack>
  );
}
