import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

/** Stands for a request that fails at its second start. */
const switchPump = (attempt: number) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(() => (attempt === 3 ? reject(new Error('The tank is empty.')) : resolve()), 1200);
  });

export default function PumpSwitch() {
  const attempts = React.useRef(0);
  const [running, setRunning] = React.useState(false);
  const [pending, setPending] = React.useState(false);
  const [message, setMessage] = React.useState('The pump is off.');

  const handleChange = async (_event: React.SyntheticEvent, next: boolean) => {
    if (pending) return;
    attempts.current += 1;
    setRunning(next);
    setPending(true);
    setMessage(next ? 'Starting…' : 'Stopping…');
    try {
      await switchPump(attempts.current);
      setMessage(next ? 'The pump is running.' : 'The pump is off.');
    } catch (error) {
      setRunning(!next);
      setMessage(`${(error as Error).message} The pump stays off.`);
    }
    setPending(false);
  };

  return (
    <Stack sx={{ width: 260 }}>
      <FormControlLabel
        label="Misting pump"
        checked={running}
        onChange={handleChange}
        control={<Switch inputProps={{ 'aria-disabled': pending }} />}
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
