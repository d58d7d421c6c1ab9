import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AlignedStack() {
  const [climbed, setClimbed] = React.useState(false);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 460, p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <Typography component="div">Lichen</Typography>
        <Chip label="5.10a" size="small" variant="outlined" />
        <Button
          size="small"
          aria-pressed={climbed}
          variant={climbed ? 'contained' : 'outlined'}
          onClick={() => setClimbed(!climbed)}
          sx={{ marginInlineStart: 'auto' }}
        >
          Climbed
        </Button>
      </Stack>
    </Paper>
  );
}
