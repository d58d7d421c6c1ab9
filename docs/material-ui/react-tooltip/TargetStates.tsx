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
  const empty = steps === 0;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        color: 'text.primary',
      }}
    >
      <Tooltip title="Undo" placement="left">
        <IconButton
          aria-disabled={empty}
          onClick={() => setSteps(Math.max(0, steps - 1))}
          sx={{ opacity: empty ? 0.4 : 1 }}
        >
          <UndoIcon />
        </IconButton>
      </Tooltip>
      <Typography role="status" variant="body2">
        {empty ? 'Disabled with aria-disabled: nothing to undo' : `Enabled: ${steps} steps to undo`}
      </Typography>

      <Tooltip title="Lock map" placement="left">
        <IconButton
          color={locked ? 'primary' : 'default'}
          aria-pressed={locked}
          onClick={() => setLocked(!locked)}
        >
          <LockIcon />
        </IconButton>
      </Tooltip>
      <Typography variant="body2">
        {locked ? 'Pressed: only you can edit' : 'Not pressed: your team can edit'}
      </Typography>

      <Tooltip title="Rendering tiles" placement="left">
        <IconButton aria-disabled>
          <CircularProgress size={24} color="inherit" aria-hidden />
        </IconButton>
      </Tooltip>
      <Typography variant="body2">Busy: 14 of 60 tiles</Typography>

      <Tooltip describeChild title="Nothing to redo" placement="left">
        <span>
          <IconButton disabled aria-label="Redo">
            <RedoIcon />
          </IconButton>
        </span>
      </Tooltip>
      <Typography variant="body2">Disabled in a span: nothing to redo</Typography>
    </Box>
  );
}
