import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ClippedNote() {
  const studio = React.useRef<HTMLDivElement>(null);
  const [outside, setOutside] = React.useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        control={<Switch checked={outside} onChange={() => setOutside(!outside)} />}
        label="Render the note outside the card"
      />
      <Box ref={studio} sx={{ position: 'relative' }}>
        <Paper
          variant="outlined"
          sx={{ position: 'relative', width: 200, height: 112, p: 2, overflow: 'hidden' }}
        >
          <Typography>Studio 2</Typography>
          <Typography variant="body2" color="textSecondary">
            On air until 12:00 PM
          </Typography>
          <Portal container={() => studio.current} disablePortal={!outside}>
            <Paper
              elevation={4}
              sx={{ position: 'absolute', top: 72, insetInlineStart: 72, width: 200, p: 1.5 }}
            >
              <Typography variant="body2">Traffic: the bridge is open again.</Typography>
            </Paper>
          </Portal>
        </Paper>
      </Box>
    </Stack>
  );
}
