import * as React from 'react';
import FlutterDashIcon from '@mui/icons-material/FlutterDash';
import PetsIcon from '@mui/icons-material/Pets';
import Backdrop from '@mui/material/Backdrop';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

// Arrow keys count actions, even while the dial is closed.
const ignoreArrows = (event: React.KeyboardEvent) => {
  if (event.key.startsWith('Arrow')) event.stopPropagation();
};

export default function SightingLog() {
  const [open, setOpen] = React.useState(false);
  const [sightings, setSightings] = React.useState(4);
  const dialRef = React.useRef<HTMLButtonElement>(null);

  const add = () => {
    setSightings(sightings + 1);
    setOpen(false);
    dialRef.current?.focus();
  };

  return (
    <>
      <Typography role="status" sx={{ p: 2 }}>
        {sightings} sightings this week
      </Typography>
      <Backdrop open={open} onClick={() => setOpen(false)} sx={{ zIndex: 'speedDial' }} />
      <SpeedDial
        ariaLabel="Log a sighting"
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={(_event, reason) => {
          if (reason !== 'mouseLeave') setOpen(false);
        }}
        FabProps={{ ref: dialRef, onKeyDown: open ? undefined : ignoreArrows }}
        sx={{
          position: 'fixed',
          insetInlineEnd: 16,
          bottom: 16,
          '& .MuiSpeedDial-actionsClosed': { visibility: 'hidden' },
        }}
      >
        <SpeedDialAction icon={<PetsIcon />} tooltipTitle="Mammal" onClick={add} />
        <SpeedDialAction icon={<FlutterDashIcon />} tooltipTitle="Bird" onClick={add} />
      </SpeedDial>
    </>
  );
}
