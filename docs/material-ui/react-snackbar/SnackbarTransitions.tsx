import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const transitions = { Grow, Fade, Slide };

export default function SnackbarTransitions() {
  const [name, setName] = React.useState<keyof typeof transitions>('Slide');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Transition"
        value={name}
        onChange={(_event, value) => value && setName(value)}
      >
        {Object.keys(transitions).map((key) => (
          <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
            {key}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button variant="outlined" aria-pressed={open} onClick={() => setOpen(!open)}>
        Tour of the old town
      </Button>
      <Snackbar
        key={name}
        open={open}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && setOpen(false)}
        TransitionComponent={transitions[name]}
        message="The tour starts at 11:00 at the gate"
      />
    </Stack>
  );
}
