import * as React from 'react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function BaselineSwitch() {
  const [baseline, setBaseline] = React.useState(true);

  return (
    <>
      {baseline && <CssBaseline />}
      <Box sx={{ width: '100%', p: 2, border: 2, borderColor: 'secondary.main' }}>
        <FormControlLabel
          label="CssBaseline"
          control={
            <Switch checked={baseline} onChange={(_event, checked) => setBaseline(checked)} />
          }
        />
        <p>
          <strong>Calling cards, 50 copies.</strong> Black on gray paper, ready on Thursday.
        </p>
      </Box>
    </>
  );
}
