import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { TransitionGroup } from 'react-transition-group';

export default function SensorMessages() {
  const [measured, setMeasured] = React.useState([1, 2, 3]);

  const measure = () => {
    setMeasured(([, ...others]) => [...others, (others.at(-1) ?? 0) + 1]);
  };

  return (
    <Box sx={{ width: 260, minHeight: 168 }}>
      <Button variant="outlined" onClick={measure}>
        Measure again
      </Button>
      <Box role="log" aria-label="Measurements" sx={{ mt: 1 }}>
        <TransitionGroup component={null}>
          {measured.map((number) => (
            <Collapse key={number}>
              <Box sx={{ py: 1 }}>
                Measurement {number}: {180 + number * 2} cm of snow
              </Box>
            </Collapse>
          ))}
        </TransitionGroup>
      </Box>
    </Box>
  );
}
