import * as React from 'react';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = {
  idle: 'Not saved yet',
  saving: 'Saving the itinerary',
  saved: 'Itinerary saved',
};

export default function ButtonStates() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const timer = React.useRef<number | undefined>(undefined);
  const saving = status === 'saving';

  React.useEffect(() => () => window.clearTimeout(timer.current), []);

  const save = () => {
    if (saving) {
      return;
    }
    setStatus('saving');
    // Stands in for a request to a server.
    timer.current = window.setTimeout(() => setStatus('saved'), 1500);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="contained" disabled sx={{ flexShrink: 0 }}>
          Check in
        </Button>
        <Typography variant="body2">Disabled: check-in opens on June 3</Typography>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled
          startIcon={<CircularProgress size={20} color="inherit" aria-hidden />}
          sx={{ flexShrink: 0 }}
        >
          Check in
        </Button>
        <Typography variant="body2">Loading: waiting for the airline</Typography>
      </Stack>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button
          variant="contained"
          onClick={save}
          aria-disabled={saving}
          startIcon={
            saving ? <CircularProgress size={20} color="inherit" aria-hidden /> : <SaveIcon />
          }
        >
          Save itinerary
        </Button>
        <Typography role="status" variant="body2">
          {messages[status]}
        </Typography>
      </Stack>
    </Stack>
  );
}
