import * as React from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function BasicBaseline() {
  const [baseline, setBaseline] = React.useState(true);

  return (
    <React.Fragment>
      {baseline && <CssBaseline />}
      <Box sx={{ width: '100%', p: 2, border: 2, borderColor: 'secondary.main' }}>
        <FormControlLabel
          label="CssBaseline"
          control={
            <Switch checked={baseline} onChange={(_event, checked) => setBaseline(checked)} />
          }
        />
        <p>
          <strong>Wedding cards, 120 copies.</strong> Two colors on cotton paper of 600 g, ready on
          Thursday.
        </p>
      </Box>
    </React.Fragment>
  );
}
