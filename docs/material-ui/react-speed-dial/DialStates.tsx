import * as React from 'react';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import PetsIcon from '@mui/icons-material/Pets';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import type { SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

function Row({ text, ...props }: Partial<SpeedDialProps> & { text: string; ariaLabel: string }) {
  const [message, setMessage] = React.useState(text);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: 72 }}>
      <Typography role="status" variant="body2" sx={{ flexGrow: 1 }}>
        {message}
      </Typography>
      <SpeedDial direction="left" icon={<SpeedDialIcon />} {...props}>
        <SpeedDialAction
          icon={<PetsIcon />}
          tooltipTitle="Animal seen"
          onClick={() => setMessage('Animal reported')}
        />
        <SpeedDialAction
          icon={<PhotoCameraIcon />}
          tooltipTitle="Photo (no camera)"
          FabProps={{ 'aria-disabled': true, sx: { color: 'text.disabled' } }}
        />
      </SpeedDial>
    </Box>
  );
}

export default function DialStates() {
  const [closed, setClosed] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 340, color: 'text.primary' }}>
      <Row text="Ready" ariaLabel="Report from the dunes" />
      <Row
        text="Sending…"
        ariaLabel="Sending from the gorge"
        icon={<CircularProgress size={24} aria-hidden />}
        FabProps={{ disabled: true }}
      />
      <Row
        text="No signal"
        ariaLabel="Report from the cave (no signal)"
        icon={<CloudOffIcon />}
        FabProps={{ disabled: true }}
      />
      <Row text="Beach Trail" ariaLabel="Report from the beach" hidden={closed} />
      <FormControlLabel
        control={<Switch checked={closed} onChange={() => setClosed(!closed)} />}
        label="Beach Trail is closed"
      />
    </Box>
  );
}
