import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function LiftedPaper() {
  const [lifted, setLifted] = React.useState(false);

  return (
    <Stack spacing={3}>
      <Paper elevation={lifted ? 12 : 1} sx={{ p: 2 }}>
        <Typography>Woodcut, sheet 3 of 8</Typography>
      </Paper>
      <FormControlLabel
        label="On its way to the press"
        control={<Switch checked={lifted} onChange={(event) => setLifted(event.target.checked)} />}
      />
    </Stack>
  );
}
