import * as React from 'react';
import PetsIcon from '@mui/icons-material/Pets';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function HiddenDial() {
  const [closed, setClosed] = React.useState(false);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', height: 72 }}>
      <FormControlLabel
        control={<Switch checked={closed} onChange={() => setClosed(!closed)} />}
        label="Beach Trail is closed"
      />
      <SpeedDial
        ariaLabel="Report from the beach"
        direction="right"
        icon={<SpeedDialIcon />}
        hidden={closed}
      >
        <SpeedDialAction icon={<PetsIcon />} tooltipTitle="Animal seen" />
      </SpeedDial>
    </Stack>
  );
}
