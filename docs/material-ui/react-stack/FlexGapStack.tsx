import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

const rentals = ['Shoes', 'Harness', 'Chalk bag', 'Belay device', 'Helmet', 'Rope, 60 m'];

export default function FlexGapStack() {
  const [flexGap, setFlexGap] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ maxWidth: 260 }}>
      <FormControlLabel
        control={<Switch checked={flexGap} onChange={() => setFlexGap(!flexGap)} />}
        label="useFlexGap"
      />
      <Paper variant="outlined">
        <Stack direction="row" spacing={1} useFlexGap={flexGap} sx={{ flexWrap: 'wrap', p: 1 }}>
          {rentals.map((rental) => (
            <Chip key={rental} label={rental} />
          ))}
        </Stack>
      </Paper>
    </Stack>
  );
}
