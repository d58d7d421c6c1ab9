import * as React from 'react';
import LockIcon from '@mui/icons-material/LockOutlined';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function TargetStates() {
  const [locked, setLocked] = React.useState(true);
  const [steps, setSteps] = React.useState(3);

  const rows = [
    {
      button: (
        <Tooltip title="Undo" placement="left">
          <IconButton aria-disabled={steps === 0} onClick={() => setSteps(Math.max(0, steps - 1))}>
            <UndoIcon />
          </IconButton>
        </Tooltip>
      ),
      text: `Enabled: ${steps} steps to undo`,
    },
    {
      button: (
        <Tooltip title="Lock map" placement="left">
          <IconButton
            color={locked ? 'primary' : 'default'}
            aria-pressed={locked}
            onClick={() => setLocked(!locked)}
          >
            <LockIcon />
          </IconButton>
        </Tooltip>
      ),
      text: locked ? 'Pressed: only you can edit' : 'Not pressed: your team can edit',
    },
    {
      button: (
        <Tooltip title="Rendering tiles" placement="left">
          <IconButton aria-disabled>
            <CircularProgress size={24} color="inherit" aria-hidden />
          </IconButton>
        </Tooltip>
      ),
      text: 'Busy: 14 of 60 tiles',
    },
    {
      button: (
        <Tooltip describeChild title="Nothing to redo" placement="left">
          <span>
            <IconButton disabled aria-label="Redo">
              <RedoIcon />
            </IconButton>
          </span>
        </Tooltip>
      ),
      text: 'Disabled: nothing to redo',
    },
  ];

  return (
    <Box sx={{ display: 'grid', gap: 1, color: 'text.primary' }}>
      {rows.map(({ button, text }) => (
        <Box key={text.split(':', 1)[0]} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          {button}
          <Typography variant="body2">{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
