import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LabeledLine() {
  const id = React.useId();
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id={id} variant="body2">
        Prints of order 5120
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <LinearProgress
          variant="determinate"
          value={45}
          aria-labelledby={id}
          sx={{ flexGrow: 1 }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          45%
        </Typography>
      </Stack>
    </Stack>
  );
}
