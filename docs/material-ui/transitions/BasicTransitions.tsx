import * as React from 'react';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function BasicTransitions() {
  const [shown, setShown] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Temperature"
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
      />
      <Fade in={shown}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          −11°C at Kestrel Saddle
        </Paper>
      </Fade>
    </div>
  );
}
