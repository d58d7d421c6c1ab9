import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function GrowFromCorner() {
  const [shown, setShown] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        label="Wind"
        control={<Switch checked={shown} onChange={(_event, checked) => setShown(checked)} />}
      />
      <Grow in={shown} style={{ transformOrigin: '0 0' }} timeout={800}>
        <Paper elevation={3} sx={{ p: 3 }}>
          Northwest, 64 km/h
        </Paper>
      </Grow>
    </div>
  );
}
