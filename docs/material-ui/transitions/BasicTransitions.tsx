import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const readings = [
  { name: 'Fade', Transition: Fade, value: '−11°C' },
  { name: 'Grow', Transition: Grow, value: '64 km/h' },
  { name: 'Zoom', Transition: Zoom, value: '212 cm' },
  { name: 'Slide', Transition: Slide, value: '702 hPa' },
  { name: 'Collapse', Transition: Collapse, value: '38%' },
];

export default function BasicTransitions() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: '100%' }}>
      <FormControlLabel
        label="Readings of 06:00"
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        {readings.map(({ name, Transition, value }) => (
          <Box key={name} sx={{ width: 104, height: 96, overflow: 'hidden', p: 0.5 }}>
            <Typography variant="body2" align="center" gutterBottom>
              {name}
            </Typography>
            <Transition in={shown}>
              <Paper variant="outlined" sx={{ py: 1.5, textAlign: 'center' }}>
                {value}
              </Paper>
            </Transition>
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
