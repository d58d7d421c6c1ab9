import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';

const watches = [
  { task: '1. Light the lamp', time: 'Sunset', height: 120 },
  { task: '2. Wind the clockwork', time: 'Every two hours', height: 72 },
  { task: '3. Log the weather', time: '9 PM and midnight', height: 72 },
  { task: '4. Trim the wick', time: 'Midnight', height: 72 },
  { task: '5. Wake the next watch', time: '4 AM', height: 96 },
  { task: '6. Draw the curtains', time: 'Sunrise', height: 72 },
];

export default function SequentialWatches() {
  const [sequential, setSequential] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <FormControlLabel
        label="Sequential"
        control={
          <Switch checked={sequential} onChange={(event) => setSequential(event.target.checked)} />
        }
      />
      <div>
        <Masonry columns={3} spacing={1} sequential={sequential}>
          {watches.map(({ task, time, height }) => (
            <Paper key={task} variant="outlined" sx={{ p: 1, minHeight: height }}>
              <Typography variant="body2">{task}</Typography>
              <Typography variant="caption" color="textSecondary">
                {time}
              </Typography>
            </Paper>
          ))}
        </Masonry>
      </div>
    </Stack>
  );
}
