import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PortalEvents() {
  const [player, setPlayer] = React.useState<HTMLDivElement | null>(null);
  const [changes, setChanges] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Paper
        component="form"
        variant="outlined"
        onChange={() => setChanges(changes + 1)}
        sx={{ p: 2 }}
      >
        <Typography role="status">Changes that reached the form: {changes}</Typography>
        <FormControlLabel control={<Checkbox />} label="Only live shows" />
        <Portal container={() => player}>
          <FormControlLabel control={<Checkbox />} label="Mute" />
          <div onChange={(event) => event.stopPropagation()}>
            <FormControlLabel control={<Checkbox />} label="Mono, not passed on" />
          </div>
        </Portal>
      </Paper>
      <Paper
        ref={setPlayer}
        variant="outlined"
        sx={{ minHeight: 144, p: 2, boxSizing: 'border-box' }}
      >
        <Typography color="textSecondary">Player</Typography>
      </Paper>
    </Stack>
  );
}
