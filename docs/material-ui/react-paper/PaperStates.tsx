import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const states = {
  Waiting: { text: 'Waiting: the plates are drying', elevation: 1, color: 'transparent' },
  Selected: { text: 'Selected: next on the press', elevation: 1, color: 'primary.main' },
  Lifted: { text: 'Lifted: on its way to the press', elevation: 12, color: 'transparent' },
  Error: { text: 'Error: red is out of register', elevation: 1, color: 'error.main' },
} as const;

type State = keyof typeof states;
const order = Object.keys(states) as State[];

export default function PaperStates() {
  const [state, setState] = React.useState<State>('Waiting');
  const { text, elevation, color } = states[state];

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 400, alignItems: 'flex-start' }}>
      <Paper
        elevation={elevation}
        sx={{ alignSelf: 'stretch', p: 2, border: '2px solid', borderColor: color }}
      >
        <Typography variant="subtitle1" component="div">
          Woodcut, sheet 3 of 8
        </Typography>
        <Typography role="status" variant="body2">
          {text}
        </Typography>
      </Paper>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the sheet"
        sx={{ flexWrap: 'wrap' }}
        value={state}
        onChange={(_event, next: State | null) => next && setState(next)}
      >
        {order.map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
