import * as React from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ThemedProgress() {
  const developerId = React.useId();
  const printsId = React.useId();
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <CircularProgress aria-labelledby={developerId} />
        <Typography id={developerId} variant="body2">
          Mixing the developer
        </Typography>
      </Stack>
      <div>
        <Typography id={printsId} variant="body2" gutterBottom>
          Prints of order 5120: 45%
        </Typography>
        <LinearProgress variant="determinate" value={45} aria-labelledby={printsId} />
      </div>
    </Stack>
  );
}
