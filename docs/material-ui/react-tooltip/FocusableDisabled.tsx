import * as React from 'react';
import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function FocusableDisabled() {
  const [steps, setSteps] = React.useState(2);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Tooltip title={steps > 0 ? 'Undo' : 'Undo: nothing left'}>
        <IconButton
          aria-disabled={steps === 0}
          onClick={() => setSteps(Math.max(0, steps - 1))}
          sx={{ '&[aria-disabled="true"]': { opacity: 0.4 } }}
        >
          <UndoIcon />
        </IconButton>
      </Tooltip>
      <Typography role="status" variant="body2">
        Steps to undo: {steps}
      </Typography>
    </Stack>
  );
}
