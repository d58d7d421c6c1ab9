import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const total = 36;

export default function BufferProgress() {
  const [picture, setPicture] = React.useState(9);
  const loaded = Math.min(picture + 12, total);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400, alignItems: 'flex-start' }}>
      <Typography role="status">
        Picture {picture} of {total}, {loaded} loaded
      </Typography>
      <LinearProgress
        variant="buffer"
        value={(picture / total) * 100}
        valueBuffer={(loaded / total) * 100}
        aria-label="Slide show of film 81"
        aria-valuetext={`Picture ${picture} of ${total}`}
        sx={{ width: '100%' }}
      />
      <Button variant="outlined" onClick={() => setPicture((picture % total) + 3)}>
        Next three pictures
      </Button>
    </Stack>
  );
}
